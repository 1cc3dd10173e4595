import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { expect } from './journey.ts';

/**
 * Checks that axe finds nothing, in the light theme only: the dark one differs only by colours, which `contrast.test.ts` and
 * the components on `/design` cover.
 */
export async function hasNoViolations(
  page: Page,
  where = '',
  { without = [] }: { without?: string[] } = {},
): Promise<void> {
  // Waits for the heading, because an unloaded page cannot be checked. Behind a dialog the heading is hidden but
  // present.
  await expect(page.locator('h1')).not.toHaveCount(0);
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // Otherwise axe would reload all style sheets for a single, unusual rule.
    preload: { assets: ['media'] },
  };
  const violations = await (page.frames().length === 1
    ? checkInPlace(page, options)
    : checkWithFrames(page, options));
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    where,
  ).toEqual([]);
}

/** For a page without frames: returns only the violations and injects axe once per page. */
async function checkInPlace(page: Page, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { axe: own } = window as unknown as { axe: typeof axe };
    return (await own.run(document, given)).violations;
  }, options);
}

/**
 * For a page with frames: AxeBuilder transfers all results, passes included, to a blank page and merges them there,
 * which takes three times as long.
 */
async function checkWithFrames(page: Page, options: RunOptions): Promise<Result[]> {
  // A complete page inside a frame has its own header and main landmark; it is checked where it is opened directly.
  const builder = new AxeBuilder({ page }).exclude('iframe[data-own-page]');
  return (await builder.options(options).analyze()).violations;
}
