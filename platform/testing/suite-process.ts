import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', '..', 'suite', 'server', 'main.ts');

export interface SuiteProcess {
  /** Empty for a worker process. */
  address: string;
  child: ChildProcess;
  /** The whole output so far. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts the suite as a separate process from its main file and waits until it reports ready. */
export async function startSuiteProcess(
  environment: Record<string, string>,
  options: readonly string[] = [],
  /** Options for Node; with any, the process also receives messages. */
  nodeOptions: readonly string[] = [],
): Promise<SuiteProcess> {
  const child = spawn(process.execPath, [...nodeOptions, MAIN, ...options], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...settingsOfStart(),
      PORT: '0',
      DRAIN_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', nodeOptions.length > 0 ? 'ipc' : 'ignore'],
  });
  let output = '';
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const match = /Comptoir is ready(?: on (\S+?),| \(\w+\),)/.exec(output);
      if (match) resolve(match[1] ?? '');
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => reject(new Error(`the suite ended with ${code}:\n${output}`)));
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  return {
    address: await ready,
    child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

/** Settings of `npm start` for compile cache and allocator. */
export function settingsOfStart(): NodeJS.ProcessEnv {
  const names = Object.keys(process.env).filter(
    (name) => name === 'NODE_COMPILE_CACHE' || name.startsWith('MALLOC_'),
  );
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}
