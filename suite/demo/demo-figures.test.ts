import { beforeAll, expect, test } from 'vitest';
import {
  getLocatorAnalyticsCall,
  getLocatorInsightsCall,
  getSearchedPlacesCall,
  getStoresFunnelCall,
} from '#modules/locator/contract/dashboard.ts';
import {
  getBrandStatisticsCall,
  getTouchpointStatisticsCall,
} from '#modules/touchpoints/contract/statistics.ts';
import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';
import { searchTouchpointsCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { demoClients, demoUsers } from './demo-people.ts';
import { loadDemoLocatorTraffic } from './locators/load-demo-locator-traffic.ts';
import { demoLocators } from './locators/load-demo-locators.ts';
import { demoTestApp } from './testing/demo-test-app.ts';

const suite = await demoTestApp();
const brandId = demoClients[0]?.brandId ?? '';
const admin = suite.visitor();
let rows: TouchpointRow[] = [];

beforeAll(async () => {
  const solveig = demoUsers.find(({ email }) => email.startsWith('solveig.'));
  await admin.as({ id: solveig?.id ?? '' });
  for (let page = 1; ; page += 1) {
    const { body } = await admin.call(searchTouchpointsCall, {
      body: { brandId, page, limit: 100 },
    });
    rows = [...rows, ...body.items];
    if (rows.length >= body.total) return;
  }
});

interface Counted {
  scans: number;
  clicks: number;
}

function sum(counted: readonly Counted[]): Counted {
  return {
    scans: counted.reduce((all, { scans }) => all + scans, 0),
    clicks: counted.reduce((all, { clicks }) => all + clicks, 0),
  };
}

test('scans and clicks of a touchpoint are the same figures in list and statistics, and their parts give them [TP-01]', async () => {
  for (const { _id: id, sourceSuffix, scans, clicks } of rows) {
    const { body } = await admin.call(getTouchpointStatisticsCall, {
      params: { id },
      query: { brandId },
    });
    const whole = { scans, clicks };
    expect({ scans: body.scans, clicks: body.clicks }, sourceSuffix).toEqual(whole);
    expect(body.visits, sourceSuffix).toBe(scans + clicks);
    for (const parts of [body.overTime, body.countries, body.devices, body.suffixes])
      expect(sum(parts), sourceSuffix).toEqual(whole);
  }
  expect(rows.some(({ clicks }) => clicks > 0)).toBe(true);
});

test('the figures of the brand are those of its touchpoints, by country, device and product too [TP-05]', async () => {
  const { body } = await admin.call(getBrandStatisticsCall, { query: { brandId } });
  const whole = sum(rows);
  expect(sum([body])).toEqual(whole);
  expect(body.visits).toBe(whole.scans + whole.clicks);
  for (const parts of [body.overTime, body.countries, body.devices])
    expect(sum(parts)).toEqual(whole);
  expect(sum(body.products)).toEqual(sum(rows.filter(({ type }) => type === 'product')));
});

test('no code of the demo is scanned more often than it was printed [TP-01]', () => {
  const printed = rows.filter(({ quantity }) => quantity !== null);
  expect(printed.length).toBeGreaterThan(10);
  const over = printed.filter(({ quantity, scans, clicks }) => scans + clicks > (quantity ?? 0));
  expect(over.map(({ sourceSuffix }) => sourceSuffix)).toEqual([]);
  expect(printed.filter(({ scans }) => scans > 0).length).toBeGreaterThan(5);
});

test('a locator of the demo has figures that fit together, written once [LOC-07]', async () => {
  const clientId = demoClients[0]?.id ?? '';
  const slug = demoLocators[0]?.slug ?? '';
  const request = {
    params: { clientId },
    query: { period: 'last-3-months', locatorSlug: slug },
  } as const;
  const { body: insights } = await admin.call(getLocatorInsightsCall, request);
  await loadDemoLocatorTraffic(suite.app);
  const { body: again } = await admin.call(getLocatorInsightsCall, request);
  expect(again.figures).toEqual(insights.figures);
  const { totals, totalsBefore, days = [], pages = [] } = insights.figures ?? {};
  expect(totals?.clicks).toBeGreaterThan(1_000);
  expect(totalsBefore?.clicks).toBeGreaterThan(1_000);
  expect(days.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(totals?.clicks);
  expect(pages).toHaveLength(10);
  // Stores differ in their click rates.
  const rates = pages.map(({ clicks, impressions }) => Math.round((1_000 * clicks) / impressions));
  expect(new Set(rates).size).toBeGreaterThan(6);
  const { body: funnel } = await admin.call(getStoresFunnelCall, request);
  const { shown, pages: opened, actions, leads, accepted, sales } = funnel.sums;
  const steps = [shown, opened, actions, leads, accepted, sales];
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  const { body: analytics } = await admin.call(getLocatorAnalyticsCall, request);
  expect(analytics.figures?.newUsers).toBeLessThan(totals?.clicks ?? 0);
  const { body: missing } = await admin.call(getSearchedPlacesCall, {
    ...request,
    query: { ...request.query, missing: 'true' },
  });
  expect(missing.items[0]).toMatchObject({ label: 'Bruxelles', country: 'BE' });
});
