/** Longer than this nothing is put off, however busy the page is. */
const PATIENCE_MS = 1_000;
/** Where a browser does not say when it is idle: behind the frame that is being drawn. */
const BEHIND_FRAME_MS = 50;

/** For what nobody waits for: done when the browser has drawn what they look at, for as long as it has time. */
export function whenIdle(work: (hasTime: () => boolean) => void): void {
  if (!('requestIdleCallback' in window)) {
    setTimeout(() => work(() => true), BEHIND_FRAME_MS);
    return;
  }
  requestIdleCallback((idle) => work(() => idle.didTimeout || idle.timeRemaining() > 1), {
    timeout: PATIENCE_MS,
  });
}
