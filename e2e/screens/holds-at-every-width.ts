import type { Page } from '@playwright/test';
import { hasNoViolations } from '../house/accessible.ts';
import { expect } from '../house/journey.ts';
import { FAULTS, misfitsOf } from './misfits.ts';

const DESK = 1440;
const PHONE = 360;
/** A desk, the three breakpoints, and the narrowest that must work. */
const WIDTHS = [DESK, 1024, 768, PHONE];

/**
 * Nothing is cut, wrapped or out of the page at any width, and axe finds nothing; on a phone it looks again where a
 * screen is drawn otherwise there, at all but the colours, which stay. The page is loaded once and follows the window.
 */
export async function holdsAtEveryWidth(
  page: Page,
  where: string,
  options: { otherwiseOnPhone?: boolean } = {},
): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    await expect.poll(sideways, { message: `${where} scrolls sideways at ${width}` }).toBe(false);
    const faults = async () =>
      (await misfitsOf(page)).filter(({ kind }) => FAULTS.some((fault) => fault === kind));
    await expect.poll(faults, { message: `${where} fits at ${width}` }).toEqual([]);
    if (width === DESK) await hasNoViolations(page, where);
    if (width === PHONE && options.otherwiseOnPhone)
      await hasNoViolations(page, `${where} on a phone`, { without: ['color-contrast'] });
  }
}
