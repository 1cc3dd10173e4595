import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import type { Bench } from '../tools/bench/measurement.ts';

const SETTLE_MS = 8_000;

/** Resident memory of the process that does everything, with the demo loaded and nobody asking. */
const idleMemory: Bench = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const suite = await startSuiteProcess({ DATA_DIR: directory, LOG_LEVEL: 'warn' });
  await wait(SETTLE_MS);
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

export default idleMemory;
