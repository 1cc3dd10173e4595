import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

export type Theme = 'light' | 'dark';

/** Axe finds nothing. The dark theme differs by its colours alone, so there contrast is what is looked at. */
export async function hasNoViolations(
  page: Page,
  where = '',
  options: { theme?: Theme; without?: string[] } = {},
): Promise<void> {
  // A page without frames is judged in its place and tells its violations only. Otherwise all that is in order, too, is
  // carried out of the page into an empty one and put together there, which takes three times as long and finds the same.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
  if (options.theme === 'dark') axe.withRules(['color-contrast']);
  else axe.disableRules(options.without ?? []);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    where,
  ).toEqual([]);
}
