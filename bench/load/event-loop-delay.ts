import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How long the slowest of two hundred calls would wait for its turn meanwhile. */
export async function measureEventLoopDelay(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.percentile(99.5) / 1e6;
}
