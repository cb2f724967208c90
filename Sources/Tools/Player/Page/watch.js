// A watched page: loads itself again, at the same line, when the command has written it anew.

const MILLISECONDS = 500;

/** Asks the file beside the page which version is the newest. */
export function watch() {
  const { version } = document.body.dataset;
  if (!version) return;
  const name = location.pathname.replace(/\.html$/, ".version.js");
  setInterval(() => {
    const script = document.createElement("script");
    script.src = `${name}?${Date.now()}`;
    script.onload = () => {
      script.remove();
      if (globalThis.playerVersion !== version) location.reload();
    };
    script.onerror = () => script.remove();
    document.head.append(script);
  }, MILLISECONDS);
}
