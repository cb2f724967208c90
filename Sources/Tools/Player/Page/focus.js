// Keeps the focus where it was when what has it is made anew.

/**
 * Changes what is in an element. The focus stays at the control with the same `data-key`, else at
 * the box around the element.
 */
export function keepFocus(element, change) {
  const focused = element.contains(document.activeElement) && document.activeElement;
  change();
  if (!focused || element.contains(document.activeElement)) return;
  const { key } = focused.dataset;
  const again = key && element.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`);
  (again || element.closest("[tabindex]"))?.focus({ preventScroll: true });
}
