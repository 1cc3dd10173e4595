const RELEASES = ['mouseup', 'dragend'] as const;
let isPressed = false;

// Not asked of `:active`, which some browsers set only after the field was left. Without a page nothing is pressed.
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
 * A click that leaves a field also lands somewhere. If the error appeared at once, it would push the
 * button away from under the pointer and the click would be lost; so it waits for the release.
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
