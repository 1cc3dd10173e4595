/** Moves an element into another, with all that goes on in it: what has the focus keeps it. */
export function takeIn(into: Element, element: HTMLElement): void {
  if (element.parentElement === into) return;
  const { activeElement } = document;
  if ('moveBefore' in into && element.isConnected && into.isConnected)
    into.moveBefore(element, null);
  else into.append(element);
  // Where a browser cannot move what is alive.
  if (activeElement instanceof HTMLElement && activeElement !== document.activeElement)
    activeElement.focus({ preventScroll: true });
}
