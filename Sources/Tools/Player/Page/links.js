// Where links of the chapter's text lead from the page.

/**
 * Returns a function for addresses. A step of this chapter becomes its line; other relative
 * addresses are put behind `base`, the folder of the chapters, if there is one.
 */
export function linkRewriter({ base, chapter, prose, begins }) {
  const lineOf = new Map(prose.map((step, number) => [`#${step.anchor}`, begins[number]]));
  return (address) => {
    if (lineOf.get(address)) return `#line-${lineOf.get(address)}`;
    if (/^([a-z][a-z0-9+.-]*:|\/)/i.test(address)) return address;
    const target = address.startsWith("#") && chapter ? chapter.file + address : address;
    return base ? base.replace(/\/?$/, "/") + target : target;
  };
}
