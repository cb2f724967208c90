// A sink and its disposer, which hold each other, as one object.

/** Returns the picture without the disposers that have a sink: what is theirs is the sink's. */
export function withPairsAsOne(picture) {
  const sinkOf = new Map();
  for (const { from, label, to } of picture.references.values()) {
    const isDisposer = picture.objects.get(from)?.type === "SinkDisposer";
    if (isDisposer && label === "sink" && picture.objects.has(to)) sinkOf.set(from, to);
  }
  const one = (number) => sinkOf.get(number) ?? number;
  const joined = (references) =>
    new Map(
      [...references].map(([key, found]) => [
        key,
        { ...found, from: one(found.from), to: one(found.to) },
      ]).filter(([, { from, to }]) => from !== to || ![...sinkOf.values()].includes(from)),
    );
  return {
    ...picture,
    sinkOf,
    objects: new Map([...picture.objects].filter(([number]) => !sinkOf.has(number))),
    references: joined(picture.references),
    dropped: joined(picture.dropped),
    fields: joinedFields(picture.fields, sinkOf),
  };
}

/** The fields, a disposer's after those of its sink. */
function joinedFields(fields, sinkOf) {
  const joined = new Map(fields);
  for (const [disposer, sink] of sinkOf) {
    joined.set(sink, new Map([...joined.get(sink) ?? [], ...fields.get(disposer) ?? []]));
  }
  return joined;
}
