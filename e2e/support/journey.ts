import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { patience } from '../../platform/testing/patience.ts';
import { signIn } from './demo-person.ts';
import { withLateAnswers } from './late-answers.ts';
import { leaveNothing } from './leave-nothing.ts';
import { policyReports } from './policy-reports.ts';
import { type JourneyApp, startJourneyApp } from './start-journey-app.ts';
import { launchWebgl } from './with-webgl.ts';

export { aubrac, manufaktur, person } from './demo-person.ts';

export { expect };

const USUAL_LOCALE = 'en-US';
const NOTHING_FORBIDDEN = 'no page did what its content security policy forbids';

/**
 * Each worker starts one app. Its journeys share one database, so each uses a separate person or restores what it
 * changed.
 */
export const journey = base.extend<
  { signedInAs(name: string, at?: string): Promise<Page> },
  {
    suite: JourneyApp;
    webgl: Browser;
    kept: { context: BrowserContext; anchor: Page; reports(): string[] };
  }
>({
  suite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const suite = await startJourneyApp();
      await use(suite);
      await suite.stop();
    },
    { scope: 'worker', timeout: patience.journey },
  ],
  // One per worker, started by the first journey that needs it, because a new one for each took a quarter of the map
  // journeys' time.
  webgl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const browser = await launchWebgl();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  kept: [
    async ({ browser, suite }, use) => {
      const context = await withLateAnswers(
        await browser.newContext({
          baseURL: suite.address,
          locale: USUAL_LOCALE,
          reducedMotion: 'reduce',
        }),
      );
      const reports = await policyReports(context);
      // Any file of the address: while it is open, the browser keeps the process of its pages.
      const anchor = await context.newPage();
      await anchor.goto('/theme.js');
      await use({ context, anchor, reports });
      await context.close();
    },
    { scope: 'worker' },
  ],
  // One for all journeys of a worker, because compiling the scripts again takes a fifth of the time.
  context: async ({ browser, suite, kept, locale }, use) => {
    if (locale === USUAL_LOCALE) {
      await use(kept.context);
      await leaveNothing(kept.context, kept.anchor);
      return expect(kept.reports(), NOTHING_FORBIDDEN).toEqual([]);
    }
    const context = await withLateAnswers(
      await browser.newContext({
        baseURL: suite.address,
        locale: locale ?? USUAL_LOCALE,
        reducedMotion: 'reduce',
      }),
    );
    const reports = await policyReports(context);
    await use(context);
    await context.close();
    expect(reports(), NOTHING_FORBIDDEN).toEqual([]);
  },
  baseURL: async ({ suite }, use) => use(suite.address),
  signedInAs: async ({ page }, use) => {
    await use(async (name, at) => {
      await signIn(page.request, name);
      if (at) await page.goto(at);
      return page;
    });
  },
});
