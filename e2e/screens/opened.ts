import type { Page } from '@playwright/test';
import { patience } from '../../platform/testing/patience.ts';
import { expect } from '../support/journey.ts';

const WAIT = { timeout: patience.condition };

/** Dialogs and errors that many screens open in the same way, independent of the language. */

const dialogs = (page: Page) => page.getByRole('dialog').filter({ visible: true }).first();
const isDialogOpen = (page: Page) => expect(dialogs(page)).toBeVisible(WAIT);

/** Opens the first record of a list in the peek panel. */
export async function peekFirst(page: Page): Promise<void> {
  await page.locator('tbody tr[tabindex]').first().focus();
  await page.keyboard.press('Space');
  await isDialogOpen(page);
}

/** Opens the dialog of a shortcut. */
export function dialogByKey(key: string) {
  return async (page: Page): Promise<void> => {
    // A screen that has just appeared may not listen to its keys yet.
    await expect(async () => {
      if (!(await dialogs(page).isVisible())) await page.keyboard.press(key);
      expect(await dialogs(page).isVisible()).toBe(true);
    }).toPass(WAIT);
  };
}

/** Submits a form without its required values. */
export async function submitEmpty(page: Page): Promise<void> {
  await page.locator('main [data-variant="filled"]').filter({ visible: true }).last().click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible(WAIT);
}
