import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** The longest an answer of the server is kept back, in milliseconds. */
const LATEST = Number(process.env.LATE ?? 0);

/**
 * `LATE=2000` before the command keeps every answer of the server back for a random while: it shows what a journey, or a
 * screen, gets right only because the server is quick.
 */
export async function withLateAnswers(context: BrowserContext): Promise<BrowserContext> {
  if (LATEST > 0) {
    await context.route(/\/api\//, async (route) => {
      await sleep(Math.random() * LATEST);
      // Whoever has left the page meanwhile waits for nothing.
      await route.continue().catch(() => {});
    });
  }
  return context;
}
