import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 240_000;

/** Waits for a condition, with patience for a busy machine; false if it was never met. */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (await condition()) return true;
    await pause(50);
  }
  return false;
}
