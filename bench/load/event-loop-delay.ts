import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The 99.5th percentile of the event loop delay during `work`, in milliseconds. */
export async function measureEventLoopDelay(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.percentile(99.5) / 1e6;
}
