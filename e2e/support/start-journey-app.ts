import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  buildDatabaseUrl,
  createDatabase,
  dropDatabase,
} from '../../platform/testing/database/databases.ts';
import type { JourneyAppRequest } from './answer-request.ts';

/** After this time the suite is killed, so that a hanging stop does not delay later journeys. */
const STOP_MS = 30_000;

export interface JourneyApp {
  address: string;
  ask<Answer = unknown>(request: JourneyAppRequest): Promise<Answer>;
  stop(): Promise<void>;
}

/**
 * Starts the suite with demo data, in a directory and a database that end with it: copies of what `loadDemoOnce` has
 * loaded, or, outside of a run of journeys, a database of its own that loads the demo.
 */
export async function startJourneyApp(): Promise<JourneyApp> {
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-journey-'));
  const copy = process.env.JOURNEY_DEMO && (await copyDemo(directory, process.env.JOURNEY_DEMO));
  const app = await runJourneyApp({ directory, ...(copy && { databaseUrl: copy.url }) });
  return {
    ...app,
    async stop() {
      await app.stop();
      if (copy) await copy.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function copyDemo(directory: string, demo: string) {
  const given: { server: string; database: string; directory: string } = JSON.parse(demo);
  const database = basename(directory);
  await createDatabase(given.server, database, { template: given.database });
  await cp(given.directory, directory, { recursive: true });
  return {
    url: buildDatabaseUrl(given.server, database),
    drop: () => dropDatabase(given.server, database),
  };
}

/** Runs the suite in a separate process that also executes commands of the journeys. */
export async function runJourneyApp(given: {
  directory: string;
  databaseUrl?: string;
}): Promise<JourneyApp> {
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: given.directory,
      RATE_LIMIT_PER_MINUTE: '100000',
      ...(given.databaseUrl && { DATABASE_URL: given.databaseUrl }),
      ...(process.env.WEB_DIR && { WEB_DIR: process.env.WEB_DIR }),
      ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
    },
  });
  const [{ address }] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('the house ended before it was ready');
    }),
  ]);
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  let last = 0;
  const ended = once(child, 'exit').then(() => {
    for (const { reject } of waiting.values()) reject(new Error('the suite ended'));
    waiting.clear();
  });
  child.on(
    'message',
    ({ id, answer, failure }: { id: number; answer?: unknown; failure?: string }) => {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (failure) asker?.reject(new Error(failure));
      else asker?.resolve(answer);
    },
  );
  return {
    address,
    ask: <Answer>(request: JourneyAppRequest) =>
      new Promise<Answer>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve: resolve as (answer: unknown) => void, reject });
        child.send({ id: last, request });
      }),
    async stop() {
      child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(impatience);
    },
  };
}
