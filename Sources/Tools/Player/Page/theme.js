// Light or dark: the system's choice until the reader makes another, which the browser remembers.
// In the book, the player's choice and the book's are one.

import { remember, remembered, store, stored } from "player/memory.js";

/** The name under which the book's pages remember their choice: light, dark or auto. */
const BOOK = "theme";

/** Shows the reader's choice of an earlier visit, and follows the book's while both are open. */
export function restoreTheme() {
  const isInBook = document.body.dataset.place === "book";
  show(isInBook ? bookTheme() : remembered("theme"));
  if (!isInBook) return;
  addEventListener("storage", ({ key }) => key === BOOK && show(bookTheme()));
}

function bookTheme() {
  const theme = stored(BOOK) ?? remembered("theme");
  return theme === "auto" ? undefined : theme;
}

function show(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

export function toggleTheme() {
  const root = document.documentElement;
  const isDark = root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
  remember("theme", root.dataset.theme);
  if (document.body.dataset.place === "book") store(BOOK, root.dataset.theme);
}
