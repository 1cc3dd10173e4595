const RELEASES = ['mouseup', 'dragend'] as const;
let isPressed = false;

// `:active` is not reliable, because some browsers set it only after the field has lost focus. Without a document no
// button is pressed.
globalThis.document?.addEventListener(
  'mousedown',
  () => {
    isPressed = true;
  },
  true,
);
for (const release of RELEASES) {
  globalThis.document?.addEventListener(
    release,
    () => {
      isPressed = false;
    },
    true,
  );
}

/**
 * Delays work until the mouse button is released. An error that appears on blur would move the button that the user is
 * clicking, and the click would be lost.
 */
export function whenReleased(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  const waiting = new AbortController();
  const later = () => {
    waiting.abort();
    setTimeout(work);
  };
  for (const release of RELEASES)
    document.addEventListener(release, later, { signal: waiting.signal });
}
