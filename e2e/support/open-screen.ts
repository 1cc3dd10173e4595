import type { Locator, Page } from '@playwright/test';
import { patience } from '../../platform/testing/patience.ts';
import { allTexts } from './all-texts.ts';
import { expect } from './journey.ts';

const LOADING = new RegExp(`^(${allTexts('platform', 'loading').join('|')})`);

/** Opens a screen at desktop size and waits for its title and all its data. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await isWhole(page);
}

/**
 * Sets the timeout explicitly, because it also runs outside a test run, where no default expectation timeout is set.
 */
export async function isWhole(page: Page): Promise<void> {
  const wait = { timeout: patience.condition };
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(wait);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, wait);
  await expect(loadingIndicators(page)).toHaveCount(0, wait);
}

export const loadingIndicators = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: LOADING });
