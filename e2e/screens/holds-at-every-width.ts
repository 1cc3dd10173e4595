import type { Page } from '@playwright/test';
import { hasNoViolations } from '../house/accessible.ts';
import { expect } from '../house/journey.ts';
import { isWhole } from '../house/open-screen.ts';
import { FAULTS, misfitsOf } from './misfits.ts';

const DESK = 1440;
const PHONE = 360;
/** A desk, the three breakpoints, and the narrowest that must work. */
const WIDTHS = [DESK, 1024, 768, PHONE];
/** Of a phone, a title of two lines and the small line under it: more keeps the goods from being seen. */
const HIGHEST_HEAD = 150;

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
    if (width === PHONE)
      expect(await headOf(page), `the head of ${where}`).toBeLessThan(HIGHEST_HEAD);
    if (width === DESK) await hasNoViolations(page, where);
    if (width === PHONE && options.otherwiseOnPhone) {
      await isWhole(page);
      await hasNoViolations(page, `${where} on a phone`, { without: ['color-contrast'] });
    }
  }
}

/** How high the head of the screen stands; 0 where there is none. */
async function headOf(page: Page): Promise<number> {
  const [box] = await page
    .locator('main header')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().height));
  return box ?? 0;
}
