// What must be shown before Python runs, or when it can't: the bar, a failed start, and that there is a new version.
const bar = document.getElementById("loading");

addEventListener("paddock:progress", ({ detail }) => {
  if (detail.stage === "failed") document.getElementById("start-failed").hidden = false;
  if (bar && detail.total) bar.value = detail.loaded / detail.total;
});
addEventListener("paddock:offline", ({ detail }) => {
  document.getElementById("update").hidden = detail.state !== "update";
});
