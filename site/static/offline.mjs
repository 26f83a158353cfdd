// Registers the service worker once the page has what it needs, and says on <html data-offline> how things are:
// "ready" (works without a network), "update" (a newer version waits), "unavailable" (only with a network).
// Each change is also an event: window "paddock:offline" with { state }. To change to the newer version, dispatch
// "paddock:update" on window, or let the reader click anything marked data-update.
const root = document.documentElement;
const base = new URL(".", import.meta.url);
const QUIET = 500;
let waiting;
let reloading = false;

function tell(state) {
  if (root.dataset.offline === state) return;
  root.dataset.offline = state;
  window.dispatchEvent(new CustomEvent("paddock:offline", { detail: { state } }));
}

function offer(worker) {
  waiting = worker;
  tell("update");
}

function takeOver() {
  if (!waiting) return;
  reloading = true;
  waiting.postMessage({ type: "paddock:take-over" });
}

function follow(registration) {
  const worker = registration.installing;
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && registration.active) offer(worker);
    if (worker.state === "activated" && !waiting) tell("ready");
    if (worker.state === "redundant" && !registration.active) tell("unavailable");
  });
}

async function register() {
  const before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (reloading) location.reload();
    // Another tab has changed to the newer version: this page's files may be gone.
    else if (before) tell("update");
  });
  try {
    const registration = await navigator.serviceWorker.register(new URL("service-worker.js", base), {
      updateViaCache: "none",
    });
    registration.addEventListener("updatefound", () => follow(registration));
    follow(registration);
    if (registration.waiting && registration.active) offer(registration.waiting);
    else if (registration.active) tell("ready");
  } catch (error) {
    console.info(`Not available offline: ${error.message}`);
    tell(navigator.serviceWorker.controller ? "ready" : "unavailable");
  }
}

// Fetching the whole site must not slow down the start of this page.
function whenQuiet(then) {
  const later = () => setTimeout(then, QUIET);
  const python = document.querySelector('script[type="py"]');
  if (!python) return document.readyState === "complete" ? later() : addEventListener("load", later, { once: true });
  const listen = ({ detail }) => {
    if (detail.stage !== "ready" && detail.stage !== "failed") return;
    removeEventListener("paddock:progress", listen);
    later();
  };
  if (globalThis.paddock?.started) later();
  else addEventListener("paddock:progress", listen);
}

window.addEventListener("paddock:update", takeOver);
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element) || !target.closest("[data-update]")) return;
  if (waiting) takeOver();
  else location.reload();
});
if ("serviceWorker" in navigator) whenQuiet(register);
else tell("unavailable");
