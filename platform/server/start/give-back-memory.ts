import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const POLL_MS = 1_000;
/** Event loop utilization below which the process counts as idle. */
const QUIET_SHARE = 0.05;
/** Number of consecutive idle measurements. */
const QUIET_CHECKS = 3;

/**
 * Startup loads a thousand files and, in a demo, creates thousands of records, most of which are not needed afterwards.
 * An idle process may not collect this garbage for hours. So it is collected after startup, and again once the process
 * is idle.
 */
export function giveBackMemory(options: { pollMs?: number } = {}): NodeJS.Timeout {
  collect();
  return collectWhenIdle(options);
}

/** Collects garbage once, as soon as the process is idle: a full collection pauses every request for 0.1 s. */
export function collectWhenIdle({ pollMs = POLL_MS }: { pollMs?: number } = {}): NodeJS.Timeout {
  let before = performance.eventLoopUtilization();
  let quiet = 0;
  const look = setInterval(() => {
    const now = performance.eventLoopUtilization();
    quiet = performance.eventLoopUtilization(now, before).utilization < QUIET_SHARE ? quiet + 1 : 0;
    before = now;
    if (quiet < QUIET_CHECKS) return;
    clearInterval(look);
    collect();
  }, pollMs);
  return look.unref();
}

function collect(): void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as NodeJS.GCFunction;
  setFlagsFromString('--no-expose-gc');
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
