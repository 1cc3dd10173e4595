import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** The longest delay of a server response, in milliseconds. */
const LATEST = Number(process.env.LATE ?? 0);

/**
 * `LATE=2000` before the command delays every server response by a random time, to find journeys or screens that only
 * work with a fast server.
 */
export async function withLateAnswers(context: BrowserContext): Promise<BrowserContext> {
  if (LATEST > 0) {
    await context.route(/\/api\//, async (route) => {
      await sleep(Math.random() * LATEST);
      // Ignores requests of a page that was closed during the delay.
      await route.continue().catch(() => {});
    });
  }
  return context;
}
