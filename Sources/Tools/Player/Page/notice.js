// A sentence that appears for some seconds: why nothing moved.

const MILLISECONDS = 4000;

let timer;

export function showNotice(text) {
  const element = document.querySelector(".notice");
  element.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => element.textContent = "", MILLISECONDS);
}
