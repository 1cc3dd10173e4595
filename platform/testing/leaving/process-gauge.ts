/**
 * Preloaded into a process under test (`--expose-gc --import`): answers each message with the resources left after
 * garbage collection. A handle that only the garbage collector closes ends the process here.
 */
import { setTimeout as pause } from 'node:timers/promises';

export interface ProcessGauge {
  heapMegabytes: number;
  /** Timers, file system requests and worker threads, which keep the process running. */
  active: Record<string, number>;
}

const COLLECTIONS = 3;

process.on('message', async () => {
  // A second collection may free what the first one only found unreachable.
  for (let round = 0; round < COLLECTIONS; round += 1) {
    globalThis.gc?.();
    await pause(20);
  }
  const active: Record<string, number> = {};
  for (const name of process.getActiveResourcesInfo()) active[name] = (active[name] ?? 0) + 1;
  const gauge: ProcessGauge = {
    heapMegabytes: process.memoryUsage().heapUsed / 1024 / 1024,
    active,
  };
  process.send?.(gauge);
});
process.channel?.unref();
