import type { Page } from '@playwright/test';
import { hasNoViolations, type Theme } from './accessible.ts';
import { expect } from './journey.ts';

/** The narrowest that must work, the three breakpoints, and a desk. */
const WIDTHS = [360, 768, 1024, 1440];

/** Nothing scrolls sideways at any width, and axe finds nothing. The page is loaded once and follows the window. */
export async function holdsAtEveryWidth(page: Page, where: string, theme: Theme): Promise<void> {
  // Colours do not change with the width, nor widths with the colours.
  if (theme === 'dark') return hasNoViolations(page, where, { theme });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(wide, `${where} scrolls sideways at ${width}`).toBe(false);
    if (width === 360 || width === 1440) await hasNoViolations(page, `${where} at ${width}`);
  }
}
