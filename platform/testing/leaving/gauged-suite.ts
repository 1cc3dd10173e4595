import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type SuiteProcess, startSuiteProcess } from '../suite-process.ts';
import type { ProcessGauge } from './process-gauge.ts';

const GAUGE = join(import.meta.dirname, 'process-gauge.ts');

export interface GaugedSuite extends SuiteProcess {
  /** Collects garbage and returns the remaining resources; rejects when the process has ended. */
  gauge(): Promise<ProcessGauge>;
  /** Undefined where the operating system does not provide it. */
  descriptors(): Promise<{ files: string[]; sockets: number } | undefined>;
}

/** Starts the suite as a process whose memory and file descriptors can be inspected from outside. */
export async function startGaugedSuite(environment: Record<string, string>): Promise<GaugedSuite> {
  const suite = await startSuiteProcess(environment, [], ['--expose-gc', '--import', GAUGE]);
  const { child } = suite;
  const gone = new AbortController();
  child.once('exit', () => gone.abort());
  return {
    ...suite,
    async gauge() {
      try {
        const reply = once(child, 'message', { signal: gone.signal });
        child.send('gauge');
        const [gauge] = await reply;
        return gauge;
      } catch (cause) {
        throw new Error(`the suite is gone:\n${suite.output()}`, { cause });
      }
    },
    async descriptors() {
      if (process.platform !== 'linux') return undefined;
      const folder = `/proc/${child.pid}/fd`;
      const targets = await Promise.all(
        // A descriptor that is closed between listing and reading does not count as open.
        (await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => '')),
      );
      return {
        files: targets.filter((target) => target.startsWith('/')).toSorted(),
        sockets: targets.filter((target) => target.startsWith('socket:')).length,
      };
    },
  };
}
