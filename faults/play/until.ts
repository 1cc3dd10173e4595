import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 90_000;

/** Looks until it is so, or for a minute and a half. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await holds()) && performance.now() < deadline) await pause(50);
}
