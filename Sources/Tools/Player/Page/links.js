// Where links of the chapter's text lead from the page.

/** Where the page's own links lead: what its writer has put on its body. */
export function placeOfLinks(body = document.body) {
  return { base: body.dataset.links, isBook: body.dataset.place === "book" };
}

/**
 * Returns a function for addresses. A step of this chapter becomes its line; other relative
 * addresses are put behind `base`, the folder of the chapters, if there is one. In the book
 * (`isBook`), each file and each folder has a page.
 */
export function linkRewriter({ base, isBook, chapter, prose, begins }) {
  const lineOf = new Map(prose.map((step, number) => [`#${step.anchor}`, begins[number]]));
  return (address) => {
    if (address.startsWith("#line-")) return address;
    if (lineOf.get(address)) return `#line-${lineOf.get(address)}`;
    if (/^([a-z][a-z0-9+.-]*:|\/)/i.test(address)) return address;
    const place = address.startsWith("#") && chapter ? chapter.file + address : address;
    const target = isBook ? pageOf(place) : place;
    return base ? base.replace(/\/?$/, "/") + target : target;
  };
}

/** Inside a frame, what leaves the page opens around the frame. */
export function leaveFrame(element, isFramed = parent !== globalThis) {
  if (!isFramed) return;
  for (const link of element.querySelectorAll('a:not([href^="#"])')) link.target = "_top";
}

/** Makes links of the trace's lines that a Markdown text names: "line 42". */
export function linkLines(text) {
  const linkOrCodeOrLine = /\[[^\]]*\]\([^)]*\)|`[^`]*`|\bline (\d+)\b/g;
  return text.replaceAll(
    linkOrCodeOrLine,
    (found, line) => line ? `[${found}](#line-${line})` : found,
  );
}

/** The book's page of a file or of a folder. */
function pageOf(address) {
  const [path, fragment] = address.split("#");
  const name = path.split("/").at(-1);
  const page = path.endsWith(".svg")
    ? path
    : name.endsWith(".md")
    ? path.replace(/md$/, "html")
    : name.includes(".")
    ? `${path}.html`
    : `${path.replace(/\/?$/, "/")}index.html`;
  return fragment ? `${page}#${fragment}` : page;
}

/** The anchor of a heading. */
export function anchorOf(heading) {
  return heading.toLowerCase().replace(/[^\w -]/g, "").replaceAll(" ", "-");
}
