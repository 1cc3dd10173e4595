let isPressed = false;
const waiting: (() => void)[] = [];

/** The click that a press ends with comes right behind it, and must find its button where it was. */
function release(): void {
  isPressed = false;
  setTimeout(() => {
    for (const work of waiting.splice(0)) work();
  });
}

addEventListener('pointerdown', () => (isPressed = true), true);
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, true);

/** For answers that change what is on the page: nothing moves between pressing a button and letting it go. */
export function whenReleased(): Promise<void> {
  return isPressed ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
}
