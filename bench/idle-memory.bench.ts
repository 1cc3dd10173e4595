import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import type { Bench } from '../tools/bench/measurement.ts';

const POLL_MS = 2_000;
const LONGEST_MS = 90_000;
/**
 * Processor ticks between two checks below which the process counts as idle: no requests, and loading after start is
 * finished.
 */
const IDLE_TICKS = 4;
/** Data and threads that are rarely used (places, worker threads) are released after two minutes without use. */
const REST_MS = 135_000;

/** Measures resident memory of a process that runs all roles, with demo data loaded and no requests. */
const idleMemory: Bench = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const suite = await startSuiteProcess({ DATA_DIR: directory, LOG_LEVEL: 'warn' });
  await untilIdle(suite.child.pid);
  await wait(REST_MS);
  const status = await readFile(`/proc/${suite.child.pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  await suite.stop();
  await rm(directory, { recursive: true, force: true });
  return [
    {
      name: 'idle memory of the process that does everything',
      value: kilobytes / 1024,
      unit: 'MB',
      limit: { atMost: 250 },
    },
  ];
};

/**
 * Waits until three checks in a row find the process idle; on a busy machine loading the demo takes longer than any
 * fixed wait.
 */
async function untilIdle(pid: number | undefined): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  let before = Number.NEGATIVE_INFINITY;
  for (let idle = 0; idle < 3 && performance.now() < until; ) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name may contain spaces; after its bracket, fields 11 and 12 are user and system time.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    const ticks = Number(user) + Number(system);
    idle = ticks - before <= IDLE_TICKS ? idle + 1 : 0;
    before = ticks;
    await wait(POLL_MS);
  }
}

export default idleMemory;
