/**
 * A click that leaves a field also lands somewhere. If the error appeared at once, it would push the
 * button away from under the pointer and the click would be lost; so it waits for the release.
 */
export function whenReleased(work: () => void): void {
  const isPressed = document.querySelector(':active') !== null;
  if (isPressed) document.addEventListener('mouseup', () => setTimeout(work), { once: true });
  else work();
}
