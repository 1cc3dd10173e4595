import type { Locator } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * Scrolls to a map until it is drawn. Content that loads late above it pushes it out of view, and a map out of view
 * loads nothing.
 */
export async function drawMap(map: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await map.scrollIntoViewIfNeeded();
      return map.getAttribute('aria-busy');
    })
    .toBe('false');
}
