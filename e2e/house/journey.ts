import { test as base, type Page } from '@playwright/test';
import { patience } from '../../platform/testing/patience.ts';
import { signIn } from './demo-person.ts';
import { type House, startHouse } from './start-house.ts';

export { expect } from '@playwright/test';
export { aubrac, manufaktur, person } from './demo-person.ts';

/** A house a worker: journeys of one worker share its database, so each uses a person or puts back what it changed. */
export const journey = base.extend<
  { signedInAs(name: string, at?: string): Promise<Page> },
  { house: House }
>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const house = await startHouse();
      await use(house);
      await house.stop();
    },
    { scope: 'worker', timeout: patience.test },
  ],
  baseURL: async ({ house }, use) => use(house.address),
  signedInAs: async ({ page }, use) => {
    await use(async (name, at) => {
      await signIn(page.request, name);
      if (at) await page.goto(at);
      return page;
    });
  },
});
