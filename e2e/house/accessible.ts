import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * Axe finds nothing. Once a screen, in the light theme: the dark one differs by its colours alone, and those are held
 * against each other by their tokens (`contrast.test.ts`) and for every component on `/design`.
 */
export async function hasNoViolations(
  page: Page,
  where = '',
  options: { without?: string[] } = {},
): Promise<void> {
  // A page without frames is judged in its place and tells its violations only. Otherwise all that is in order, too, is
  // carried out of the page into an empty one and put together there, which takes three times as long and finds the same.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)
    .disableRules(options.without ?? [])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    where,
  ).toEqual([]);
}
