import type { BrowserContext, Page } from '@playwright/test';

/**
 * Clears what a journey leaves in the browser before the next one starts: its pages, session, drafts and preferences.
 * Only `anchor` stays, an open page of our address.
 */
export async function leaveNothing(context: BrowserContext, anchor: Page): Promise<void> {
  for (const page of context.pages()) {
    if (page === anchor) continue;
    // A page that never left for our address has no storage.
    await page
      .evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      })
      .catch(() => {});
    await page.close();
  }
  await context.clearCookies();
}
