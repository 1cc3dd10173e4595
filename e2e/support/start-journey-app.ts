import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JourneyAppRequest } from './answer-request.ts';

/** After this time the suite is killed, so that a hanging stop does not delay later journeys. */
const STOP_MS = 30_000;

export interface JourneyApp {
  address: string;
  ask<Answer = unknown>(request: JourneyAppRequest): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts the suite with demo data in a separate process and directory; it also executes commands of the journeys. */
export async function startJourneyApp(): Promise<JourneyApp> {
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-journey-'));
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: directory,
      RATE_LIMIT_PER_MINUTE: '100000',
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
      await rm(directory, { recursive: true, force: true });
    },
  };
}
