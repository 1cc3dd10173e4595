let isPressed = false;
const waiting: (() => void)[] = [];

/** The click event follows pointerup and must find its button in the same position. */
function release(): void {
  isPressed = false;
  setTimeout(() => {
    for (const work of waiting.splice(0)) work();
  });
}

addEventListener('pointerdown', () => (isPressed = true), true);
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, true);

/** Waits until no button is pressed, so that the layout does not move between press and release. */
export function whenReleased(): Promise<void> {
  return isPressed ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
}
