import type { BrowserContext } from '@playwright/test';

/**
 * Clears what a journey leaves in the browser before the next one starts: its pages, session, drafts and preferences.
 */
export async function leaveNothing(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    // A page that never opened our site has no storage.
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
