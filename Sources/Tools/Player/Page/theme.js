// Light or dark: the system's choice until the reader makes another, which the browser remembers.

import { remember, remembered } from "player/memory.js";

/** Shows the reader's choice of an earlier visit. */
export function restoreTheme() {
  const theme = remembered("theme");
  if (theme) document.documentElement.dataset.theme = theme;
}

export function toggleTheme() {
  const root = document.documentElement;
  const isDark = root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
  remember("theme", root.dataset.theme);
}
