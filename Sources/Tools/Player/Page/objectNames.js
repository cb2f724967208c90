// The names of objects.

/** The name of an object in the whole recording: its type, and which one of that type it is. */
export function namer(objects) {
  const names = new Map();
  for (const { number, type } of objects) {
    const alike = objects.filter((other) => other.type === type);
    const rank = alike.findIndex((other) => other.number === number) + 1;
    names.set(number, alike.length > 1 ? `${type} #${rank}` : type);
  }
  return (number) => names.get(number);
}
