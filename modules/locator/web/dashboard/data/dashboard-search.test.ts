import { expect, test } from 'vitest';
import { dashboardQuery, dashboardSearch, writeDashboardSearch } from './dashboard-search.ts';

test('period, day, comparison and locator of the dashboard are in its address, and anything else is left out [LOC-07]', () => {
  const search = dashboardSearch({
    period: 'day',
    day: '2026-03-10',
    compare: '12',
    locator: 'stores-fr',
  });
  expect(writeDashboardSearch(search)).toEqual({
    period: 'day',
    day: '2026-03-10',
    compare: '12',
    locator: 'stores-fr',
  });
  expect(dashboardQuery(search, 'stores-fr')).toEqual({
    period: 'day',
    day: '2026-03-10',
    compare: 12,
    locatorSlug: 'stores-fr',
  });
  const usual = { period: 'this-month', day: undefined, compare: 0, locator: undefined };
  for (const strange of [
    {},
    { period: 'constructor', day: '2026-99-99', locator: '<b>' },
    { period: ['day'], day: 7, locator: {} },
  ])
    expect(dashboardSearch(strange)).toEqual(usual);
  expect(writeDashboardSearch(dashboardSearch({}))).toEqual({});
});
