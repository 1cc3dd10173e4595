/** Work is deferred at most this long, even on busy pages. */
const PATIENCE_MS = 1_000;
/** Fallback for browsers without idle callbacks: after the current frame. */
const BEHIND_FRAME_MS = 50;

/** Runs low-priority work after rendering, while the browser is idle. */
export function whenIdle(work: (hasTime: () => boolean) => void): void {
  if (!('requestIdleCallback' in window)) {
    setTimeout(() => work(() => true), BEHIND_FRAME_MS);
    return;
  }
  requestIdleCallback((idle) => work(() => idle.didTimeout || idle.timeRemaining() > 1), {
    timeout: PATIENCE_MS,
  });
}
