import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_MS = 1_000;
/** Share of the time in which the event loop has work; below it nobody waits for this process. */
const QUIET_SHARE = 0.05;
/** Looks in a row that find it quiet. */
const QUIET_LOOKS = 3;

/**
 * Starting reads a thousand files and makes, in a demo, thousands of records. Most of it is never used again, but the engine
 * collects only when it needs more room, which in an idle suite may take hours. It collects when the start is done, and
 * once more when the jobs that the start has left behind are done too; from then on it takes as much as the work needs.
 */
export function giveBackMemory({ lookMs = LOOK_MS }: { lookMs?: number } = {}): NodeJS.Timeout {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as NodeJS.GCFunction;
  setFlagsFromString('--no-expose-gc');
  const collect = () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  collect();
  let before = performance.eventLoopUtilization();
  let quiet = 0;
  const look = setInterval(() => {
    const now = performance.eventLoopUtilization();
    quiet = performance.eventLoopUtilization(now, before).utilization < QUIET_SHARE ? quiet + 1 : 0;
    before = now;
    if (quiet < QUIET_LOOKS) return;
    clearInterval(look);
    collect();
  }, lookMs);
  return look.unref();
}
