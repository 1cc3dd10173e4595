import type { Page } from '@playwright/test';
import { hasNoViolations } from '../support/accessible.ts';
import { expect } from '../support/journey.ts';
import { isWhole } from '../support/open-screen.ts';
import { FAULTS, findMisfits } from './misfits.ts';

const DESKTOP = 1440;
const PHONE = 360;
/** Desktop, the three breakpoints, and the narrowest supported width. */
const WIDTHS = [DESKTOP, 1024, 768, PHONE];
/** Maximum header height on a phone: two title lines and a small line below. A taller header hides too much content. */
const HIGHEST_HEAD = 150;

/**
 * Checks that nothing is cut off, wrapped or outside the page at any width, and that axe finds no violations. With
 * `otherwiseOnPhone`, axe runs again at phone width without the contrast rule.
 */
export async function holdsAtEveryWidth(
  page: Page,
  where: string,
  options: { otherwiseOnPhone?: boolean } = {},
): Promise<void> {
  for (const width of WIDTHS) {
    await fitsAt(page, where, width);
    if (width === PHONE)
      expect(await headOf(page), `the head of ${where}`).toBeLessThan(HIGHEST_HEAD);
    if (width === DESKTOP) await hasNoViolations(page, where);
    if (width === PHONE && options.otherwiseOnPhone) {
      await isWhole(page);
      await hasNoViolations(page, `${where} on a phone`, { without: ['color-contrast'] });
    }
  }
}

/** For states of a screen: layout faults show at the widest or narrowest width. */
export async function fitsAtBothEnds(page: Page, where: string): Promise<void> {
  for (const width of [DESKTOP, PHONE]) await fitsAt(page, where, width);
  await page.setViewportSize({ width: DESKTOP, height: 900 });
}

async function fitsAt(page: Page, where: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const faults = async () =>
    (await findMisfits(page)).filter(({ kind }) => FAULTS.some((fault) => fault === kind));
  await expect.poll(faults, { message: `${where} fits at ${width}` }).toEqual([]);
}

/** Height of the screen's header; 0 without a header. */
async function headOf(page: Page): Promise<number> {
  const [box] = await page
    .locator('main header')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().height));
  return box ?? 0;
}
