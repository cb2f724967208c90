// What the browser remembers from one visit to the next.

/** Returns what was stored under a name; `undefined` if nothing was. */
export function remembered(name) {
  return stored(`minirx.${name}`);
}

export function remember(name, value) {
  store(`minirx.${name}`, value);
}

/** The same for names that others use, too. */
export function stored(key) {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function store(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser may refuse to store anything for files. The choice then lasts as long as the page.
  }
}
