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
  // Waits for the heading, because an unloaded page cannot be checked. Behind a dialog the heading is hidden but
  // present.
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

/** For a page without frames: returns only the violations and injects axe once per page. */
async function judgedInPlace(page: Page, options: RunOptions): Promise<Result[]> {
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
async function judgedWithFrames(page: Page, options: RunOptions): Promise<Result[]> {
  // A complete page inside a frame has its own header and main landmark; it is checked where it is opened directly.
  const builder = new AxeBuilder({ page }).exclude('iframe[data-own-page]');
  return (await builder.options(options).analyze()).violations;
}
