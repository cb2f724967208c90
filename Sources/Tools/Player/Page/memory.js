// What the browser remembers from one visit to the next.

/** Returns what was stored under a name; `undefined` if nothing was. */
export function remembered(name) {
  try {
    return localStorage.getItem(`minirx.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(`minirx.${name}`, value);
  } catch {
    // A browser may refuse to store anything for files. The choice then lasts as long as the page.
  }
}
