// Who holds whom at a line: the changes of all events up to it.

/** Returns the objects and references at a line, and what this line's events changed. */
export function pictureAt(index, line) {
  const picture = {
    objects: new Map(),
    references: new Map(),
    fresh: new Set(),
    freed: new Map(),
    changed: new Set(),
    dropped: new Map(),
    fields: new Map(),
  };
  for (const { at, changes } of index.changes) {
    if (at > line) break;
    apply(changes, picture, at, at === line);
  }
  return picture;
}

function apply(changes, picture, at, now) {
  for (const [number, type] of changes.alive ?? []) {
    picture.objects.set(number, { number, type });
    if (now) picture.fresh.add(number);
  }
  for (const reference of changes.drops ?? []) {
    const key = keyOf(reference);
    if (now && picture.references.has(key)) {
      picture.dropped.set(key, picture.references.get(key));
    }
    picture.references.delete(key);
  }
  for (const [object, field, text] of changes.fields ?? []) {
    if (!picture.fields.has(object)) picture.fields.set(object, new Map());
    const fields = picture.fields.get(object);
    if (!fields.has(field)) fields.set(field, []);
    fields.get(field).push({ text, at });
  }
  for (const [from, label, to, kind, closure] of changes.holds ?? []) {
    const key = keyOf([from, label, to]);
    picture.references.set(key, {
      key,
      from,
      label,
      to,
      weak: kind === "weak",
      captured: kind === "captured",
      closure,
    });
    if (now) picture.changed.add(key);
  }
  for (const number of changes.freed ?? []) free(number, picture, now);
}

/** Names a reference. */
export function keyOf([from, label, to]) {
  return `${from} ${label} ${to}`;
}

/** An object that is freed holds nothing any more, and nothing refers to it. */
function free(number, picture, now) {
  if (now && picture.objects.has(number)) picture.freed.set(number, picture.objects.get(number));
  picture.objects.delete(number);
  for (const [key, { from, to }] of picture.references) {
    if (from === number || to === number) picture.references.delete(key);
  }
}

/** How many events up to a line changed the picture. */
export function changesUpTo(index, line) {
  return index.changes.filter(({ at }) => at <= line).length;
}

export function hasPicture(index) {
  return index.changes.length > 0;
}

/** The objects with fields. */
export function objectsWithFields(index) {
  return new Set(
    index.changes.flatMap(({ changes }) => (changes.fields ?? []).map(([object]) => object)),
  );
}

/** For each object, the lines of the events in which it appears and in which it is freed. */
export function lives(index) {
  const found = new Map();
  for (const { at, changes } of index.changes) {
    for (const [number, type] of changes.alive ?? []) {
      found.set(number, { number, type, born: at, freed: Infinity });
    }
    for (const number of changes.freed ?? []) {
      if (found.has(number)) found.get(number).freed = at;
    }
  }
  return found;
}
