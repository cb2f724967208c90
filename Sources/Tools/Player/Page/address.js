// The position in the page's address: `#line-42`, or `#hand-overs-first/line-42` in another order.

/** Returns the order's number and the line that a fragment names; `undefined` if it names none. */
export function readAddress(fragment, recordings) {
  const match = /^#(?:([\w-]+)\/)?line-(\d+)$/.exec(fragment);
  if (!match) return undefined;
  const order = match[1] ? recordings.findIndex((other) => other.order === match[1]) : 0;
  return order < 0 ? undefined : { order, line: Number(match[2]) };
}

export function writeAddress({ order, line }, recordings) {
  return order === 0 ? `#line-${line}` : `#${recordings[order].order}/line-${line}`;
}
