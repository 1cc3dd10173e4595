import { expect, test } from 'vitest';
import {
  getBrandStatisticsCall,
  getTouchpointStatisticsCall,
} from '#modules/touchpoints/contract/statistics.ts';
import { dayIn, startOfDay } from '#platform/contract/time-zone.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { countVisits } from '../visits/count-visits.ts';
import { PassingCounts } from '../visits/passing-counts.ts';
import { newTouchpoint, visitTo } from '../visits/testing/visit-fixtures.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const client = await suite.people.client();
const admin = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
const visitor = suite.visitor();
await visitor.as(admin);

const DAY = 86_400_000;
const before = (days: number) => new Date(Date.now() - days * DAY);

const pot = await newTouchpoint(app, client.id, {
  suffix: 'pot',
  quantity: 200,
  sku: 'POT-24',
  productName: 'Cocotte 24',
});
const leaflet = await newTouchpoint(app, client.id, { suffix: 'leaflet' });
await countVisits({ app }, [
  visitTo(pot, { sku: 'POT-24', suffix: 'pot', country: 'FR', device: 'iphone' }),
  visitTo(pot, { sku: 'POT-24', suffix: 'pot', country: 'fr', at: before(3), kind: 'click' }),
  visitTo(pot, { sku: 'POT-24', suffix: 'pot-2', country: '', device: 'android', at: before(40) }),
  visitTo(pot, { sku: 'POT-24', suffix: 'pot', country: 'NO', at: before(500) }),
  visitTo(leaflet, { suffix: 'leaflet', country: 'DE', device: 'computer', kind: 'click' }),
]);
const passing = new PassingCounts();
passing.robot(client.id, pot.touchpointId);
await passing.write(app);

const statisticsOf = (period?: '12-months' | '90-days' | '30-days') =>
  visitor.call(getTouchpointStatisticsCall, {
    params: { id: pot.touchpointId },
    query: { brandId: client.brandId, ...(period && { period }) },
  });

test('a touchpoint shows its visits over time, by country, device and suffix, and its scan rate [TP-05]', async () => {
  const { body } = await statisticsOf('90-days');
  expect(body).toMatchObject({
    visits: 4,
    scans: 3,
    clicks: 1,
    quantity: 200,
    // Three of the four, because a click is not a printed scan.
    scanRate: 0.015,
    last30Days: 2,
    previous30Days: 1,
    robots: 1,
    countries: [
      { value: 'FR', scans: 1, clicks: 1, byLanguage: 1 },
      { value: '', scans: 1, clicks: 0, byLanguage: 0 },
    ],
    devices: [
      { value: 'iphone', scans: 1, clicks: 1 },
      { value: 'android', scans: 1, clicks: 0 },
    ],
    suffixes: [
      { value: 'pot', scans: 1, clicks: 1 },
      { value: 'pot-2', scans: 1, clicks: 0 },
    ],
    last: { country: 'FR', countryByLanguage: false, device: 'iphone' },
  });
});

test('time has no gaps: twelve months or all days, the present one last [TP-05]', async () => {
  const days = (await statisticsOf('30-days')).body.overTime;
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ from: new Date().toISOString().slice(0, 10), scans: 1, clicks: 0 });
  expect(days.at(-4)).toEqual({ from: before(3).toISOString().slice(0, 10), scans: 0, clicks: 1 });
  expect(days.filter(({ scans, clicks }) => scans + clicks > 0)).toHaveLength(2);
  const months = (await statisticsOf()).body.overTime;
  expect(months).toHaveLength(12);
  expect(months.at(-1)?.from).toBe(`${new Date().toISOString().slice(0, 7)}-01`);
  expect(months.reduce((sum, { scans, clicks }) => sum + scans + clicks, 0)).toBe(3);
});

test('a brand shows all its touchpoints as one, and the products by name [TP-05]', async () => {
  const { body } = await visitor.call(getBrandStatisticsCall, {
    query: { brandId: client.brandId },
  });
  expect(body).toMatchObject({
    visits: 5,
    scans: 3,
    clicks: 2,
    quantity: 200,
    // Only printed codes count; the leaflet has no quantity and is excluded.
    scanRate: 0.015,
    products: [{ value: 'POT-24', name: 'Cocotte 24', _id: pot.touchpointId, scans: 2, clicks: 1 }],
  });
  expect(body.countries.map(({ value }) => value).sort()).toEqual(['', 'DE', 'FR']);
});

test('another brand sees none of it [TP-05]', async () => {
  const other = await suite.people.client();
  const stranger = await suite.people.user({ at: [{ client: other, role: 'brand_admin' }] });
  const theirs = suite.visitor();
  await theirs.as(stranger);
  const one = await theirs.call(getTouchpointStatisticsCall, {
    params: { id: pot.touchpointId },
    query: { brandId: other.brandId },
  });
  expect(one.status).toBe(404);
  const all = await theirs.call(getBrandStatisticsCall, { query: { brandId: other.brandId } });
  expect(all.body).toMatchObject({ visits: 0, quantity: null, scanRate: null, products: [] });
});

test.each(['Asia/Kathmandu', 'Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
  'days and months of a brand in %s begin at its midnight [TP-05]',
  async (timeZone) => {
    const there = await suite.people.client({ timeZone });
    const user = await suite.people.user({ at: [{ client: there, role: 'brand_admin' }] });
    const to = await newTouchpoint(app, there.id);
    const today = dayIn(Date.now(), timeZone);
    const midnight = Date.parse(startOfDay(today, timeZone));
    const yesterday = dayIn(midnight - 1, timeZone);
    await countVisits({ app }, [
      visitTo(to, { at: new Date(midnight) }),
      visitTo(to, { at: new Date(midnight - 1), kind: 'click' }),
    ]);
    const { body } = await (await suite.visitor().as(user)).call(getBrandStatisticsCall, {
      query: { brandId: there.brandId, period: '30-days' },
    });
    expect(body.overTime.slice(-2)).toEqual([
      { from: yesterday, scans: 0, clicks: 1 },
      { from: today, scans: 1, clicks: 0 },
    ]);
    expect(body.last30Days).toBe(2);
  },
);

test('the last thirty days are compared with the thirty before, or with those some months earlier [TP-05]', async () => {
  const there = await suite.people.client();
  const user = await suite.people.user({ at: [{ client: there, role: 'brand_admin' }] });
  const to = await newTouchpoint(app, there.id);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await countVisits(
    { app },
    [1, 40, 100, 101].map((days) => visitTo(to, { at: daysAgo(days) })),
  );
  const admin = await suite.visitor().as(user);
  const comparedWith = async (compare?: 0 | 3) => {
    const query = { brandId: there.brandId, ...(compare !== undefined && { compare }) };
    const { body } = await admin.call(getBrandStatisticsCall, { query });
    return body;
  };
  expect(await comparedWith()).toMatchObject({ last30Days: 1, previous30Days: 1 });
  const { last30Days, previous30Days, previousRange } = await comparedWith(3);
  expect([last30Days, previous30Days]).toEqual([1, 2]);
  const days = (Date.parse(previousRange.to) - Date.parse(previousRange.from)) / 86_400_000;
  expect(days).toBe(29);
});
