import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { patience } from '../../platform/testing/patience.ts';
import { DEMO_PASSWORD, demoClients, demoUsers } from '../../suite/demo/demo-people.ts';
import type { HouseRequest } from './answer-request.ts';

export { expect } from '@playwright/test';

export interface House {
  address: string;
  ask<Answer = unknown>(request: HouseRequest): Promise<Answer>;
}

/** A house a worker: journeys of one worker share its database, so each uses a person or puts back what it changed. */
export const journey = base.extend<
  { signedInAs(name: string, at?: string): Promise<Page> },
  { house: House }
>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
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
        },
      });
      const [{ address }] = await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(() => {
          throw new Error('the house ended before it was ready');
        }),
      ]);
      const waiting = new Map<
        number,
        { resolve(answer: unknown): void; reject(error: Error): void }
      >();
      let last = 0;
      child.on(
        'message',
        ({ id, answer, failure }: { id: number; answer?: unknown; failure?: string }) => {
          const asker = waiting.get(id);
          waiting.delete(id);
          if (failure) asker?.reject(new Error(failure));
          else asker?.resolve(answer);
        },
      );
      await use({
        address,
        ask: <Answer>(request: HouseRequest) =>
          new Promise<Answer>((resolve, reject) => {
            last += 1;
            waiting.set(last, { resolve: resolve as (answer: unknown) => void, reject });
            child.send({ id: last, request });
          }),
      });
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(directory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: patience.test },
  ],
  baseURL: async ({ house }, use) => use(house.address),
  signedInAs: async ({ page }, use) => {
    await use(async (name, at) => {
      const answer = await page.request.post('/api/user/auth', {
        data: { username: person(name).email, password: DEMO_PASSWORD },
      });
      if (!answer.ok())
        throw new Error(`${name} could not sign in: ${answer.status()} ${await answer.text()}`);
      if (at) await page.goto(at);
      return page;
    });
  },
});

/** Somebody of the demo, by first name. */
export function person(firstName: string) {
  const found = demoUsers.find((user) => user.firstName === firstName);
  if (!found) throw new Error(`nobody in the demo is called ${firstName}`);
  return { ...found, password: DEMO_PASSWORD };
}

export const aubrac = demoClients[0]?.id ?? '';
export const manufaktur = demoClients[3]?.id ?? '';
