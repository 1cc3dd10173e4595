import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { expect } from './journey.ts';

/**
 * Axe finds nothing. Once a screen, in the light theme: the dark one differs by its colours alone, and those are held
 * against each other by their tokens (`contrast.test.ts`) and for every component on `/design`.
 */
export async function hasNoViolations(
  page: Page,
  where = '',
  { without = [] }: { without?: string[] } = {},
): Promise<void> {
  // What has not come yet cannot be judged; behind a dialog the heading is hidden, and still there.
  await expect(page.locator('h1')).not.toHaveCount(0);
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // Style sheets would be loaded and read again for a single rule that is not among the usual ones.
    preload: { assets: ['media'] },
  };
  const violations = await (page.frames().length === 1
    ? judgedInPlace(page, options)
    : judgedWithFrames(page, options));
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    where,
  ).toEqual([]);
}

/** A page without frames hands out its violations only, and gets axe once, however often it is judged. */
async function judgedInPlace(page: Page, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { axe: own } = window as unknown as { axe: typeof axe };
    return (await own.run(document, given)).violations;
  }, options);
}

/** All that is in order, too, is carried out of the page into an empty one and put together there: three times as long. */
async function judgedWithFrames(page: Page, options: RunOptions): Promise<Result[]> {
  // A whole page in a frame has its own header and main part, and is judged where it is opened by itself.
  const builder = new AxeBuilder({ page }).exclude('iframe[data-own-page]');
  return (await builder.options(options).analyze()).violations;
}
