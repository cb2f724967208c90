// Text that becomes HTML.

const NAMES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escape(text) {
  return String(text).replace(/[&<>"']/g, (character) => NAMES[character]);
}
