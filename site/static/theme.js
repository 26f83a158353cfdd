// Puts the chosen colours on before anything is painted, and keeps the choice. Storage may be forbidden.
(() => {
  const root = document.documentElement;
  const KEY = "paddock:theme";
  const kept = () => {
    try {
      return localStorage.getItem(KEY) || "auto";
    } catch {
      return "auto";
    }
  };
  root.dataset.theme = kept();
  addEventListener("DOMContentLoaded", () => {
    const select = document.getElementById("theme");
    select.value = root.dataset.theme;
    if (!select.value) select.value = root.dataset.theme = "auto";
    select.addEventListener("change", () => {
      root.dataset.theme = select.value;
      try {
        localStorage.setItem(KEY, select.value);
      } catch {
        // The choice then lasts as long as the page.
      }
    });
  });
})();
