import type { BrowserContext } from '@playwright/test';

/** What a journey leaves in the browser is gone before the next one: its pages, session, drafts and habits. */
export async function leaveNothing(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
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
