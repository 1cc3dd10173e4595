/** Moves an element into another without resetting its state; the focus stays. */
export function moveElementInto(into: Element, element: HTMLElement): void {
  if (element.parentElement === into) return;
  const { activeElement } = document;
  if ('moveBefore' in into && element.isConnected && into.isConnected)
    into.moveBefore(element, null);
  else into.append(element);
  // For browsers without `moveBefore`.
  if (activeElement instanceof HTMLElement && activeElement !== document.activeElement)
    activeElement.focus({ preventScroll: true });
}
