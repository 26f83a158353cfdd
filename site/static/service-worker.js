// Keeps the whole site on the reader's machine. The build puts Workbox before these lines and fills in the list.
/* global workbox */
const FILES = "__FILES__";

workbox.core.setCacheNameDetails({ prefix: "paddock" });
workbox.precaching.cleanupOutdatedCaches();
workbox.precaching.precacheAndRoute(FILES, {
  directoryIndex: "index.html",
  cleanURLs: false,
  ignoreURLParametersMatching: [/./],
});

// The first one takes over the open pages, so that they can go on offline. A later one waits until the reader asks.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", ({ data }) => {
  if (data?.type === "paddock:take-over") self.skipWaiting();
});
