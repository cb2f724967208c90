// Light or dark: the system's choice until the reader makes another, which the browser remembers.

const KEY = "minirx.theme";

/** Shows the reader's choice of an earlier visit. */
export function restoreTheme() {
  const theme = remembered();
  if (theme) document.documentElement.dataset.theme = theme;
}

export function toggleTheme() {
  const root = document.documentElement;
  const isDark = root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
  try {
    localStorage.setItem(KEY, root.dataset.theme);
  } catch {
    // A browser may refuse to store anything for files. The choice then lasts as long as the page.
  }
}

function remembered() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return undefined;
  }
}
