import type { Locator, Page } from '@playwright/test';
import { patience } from '../../platform/testing/patience.ts';
import { allTexts } from './all-texts.ts';
import { expect } from './journey.ts';

const LOADING = new RegExp(`^(${allTexts('platform', 'loading').join('|')})`);

/** A screen on a desk, when it has its title and all that it asked the server for. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await isWhole(page);
}

/** Also asked for outside of a test run, where nobody sets how long an expectation waits. */
export async function isWhole(page: Page): Promise<void> {
  const wait = { timeout: patience.condition };
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(wait);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, wait);
  await expect(whatIsLoading(page)).toHaveCount(0, wait);
}

export const whatIsLoading = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: LOADING });
