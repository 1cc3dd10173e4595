import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  getLocatorAnalyticsCall,
  getLocatorDashboardCall,
  getLocatorInsightsCall,
} from '#modules/locator/contract/dashboard.ts';
import { addDays } from '#modules/locator/contract/dashboard-period.ts';
import {
  checkGoogleKeyCall,
  removeGoogleKeyCall,
  saveGoogleKeyCall,
} from '#modules/locator/contract/google-key.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { LocatorTables } from '../tables.ts';
import { storedLocator } from '../testing/stored-locator.ts';
import { googleDataConnector } from './google-data.connector.ts';
import { type LocalReport, startLocalGoogle } from './testing/local-google.ts';

const today = new Date().toISOString().slice(0, 10);
const settled = addDays(today, -20);
const google = await startLocalGoogle({ answer: (report) => ({ body: goodAnswer(report) }) });
afterAll(() => google.close());
const suite = await testApp({ environment: { GOOGLE_API_URL: google.url } });
const { app } = suite;

beforeEach(() => {
  google.state.answer = (report) => ({ body: goodAnswer(report) });
  google.state.isKeyDeleted = false;
  google.reports.length = 0;
});

function goodAnswer({ path, body }: LocalReport): object {
  if (path.includes(':runReport')) {
    const row = (key: string, value: number) => ({
      dimensionValues: [{ value: key }],
      metricValues: [{ value: String(value) }],
    });
    const [dimension] = body.dimensions as { name: string }[];
    if (!dimension) return { rows: [row('date_range_0', 70), row('date_range_1', 50)] };
    if (dimension.name === 'date') return { rows: [row(settled.replaceAll('-', ''), 70)] };
    return { rows: [row(dimension.name === 'countryId' ? 'FR' : 'Organic Search', 70)] };
  }
  const figures = { clicks: 9, impressions: 90, ctr: 0.1, position: 3.5 };
  const [dimension] = body.dimensions as string[];
  if (dimension === undefined) return { rows: [{ ...figures, clicks: 12, impressions: 120 }] };
  if (dimension === 'date') return { rows: [{ ...figures, keys: [settled] }] };
  return { rows: [{ ...figures, keys: ['https://stores.brand.example/fr/lyon'] }] };
}

async function connectedBrand() {
  const client = await suite.people.client();
  const slug = await storedLocator(app, client.id, {
    host: `${client.brandId}.brand.example`,
    tracking: { searchConsoleSite: 'sc-domain:brand.example', analyticsProperty: '4711' },
  });
  const admin = await suite.adminOf(client);
  const params = { clientId: client.id };
  const saved = await admin.call(saveGoogleKeyCall, { params, body: { key: google.key } });
  expect(saved.body).toMatchObject({ account: google.account });
  const ask = (day: string) => ({
    params,
    query: { period: 'day' as const, day, locatorSlug: slug },
  });
  return { client, slug, admin, params, ask };
}

/** Simulates that the retry delay and the lifetime of the copy are over. */
async function expireCopies(clientId: string) {
  await app.database
    .ofClient<LocatorTables>(clientId)
    .updateTable('locator.google_reports')
    .set({ read_at: new Date(0), retry_at: new Date(0) })
    .where('client_id', '=', clientId)
    .execute();
}

test('Search Console and GA4 figures are read, totals without dimensions, and a repeated request uses the cached copy until it is old [LOC-07]', async () => {
  const { admin, ask, client } = await connectedBrand();
  const insights = await admin.call(getLocatorInsightsCall, ask(settled));
  expect(insights.body).toMatchObject({
    source: 'search-console',
    failure: null,
    figures: {
      totals: { clicks: 12, impressions: 120, ctr: 0.1, position: 3.5 },
      days: [{ day: settled, count: 9, isComplete: true }],
      pages: [{ page: '/fr/lyon', clicks: 9, positionBefore: 3.5 }],
      pagesWithClicks: 1,
    },
  });
  expect(google.reports.map(({ body }) => body.dimensions)).toContainEqual([]);
  expect(google.reports[0]).toMatchObject({
    path: '/webmasters/v3/sites/sc-domain:brand.example/searchAnalytics/query',
    body: {
      startDate: settled,
      dimensionFilterGroups: [{ filters: [{ expression: `://${client.brandId}.brand.example/` }] }],
    },
  });
  const analytics = await admin.call(getLocatorAnalyticsCall, ask(settled));
  expect(analytics.body).toMatchObject({
    source: 'ga4',
    figures: {
      newUsers: 70,
      newUsersBefore: 50,
      days: [{ day: settled, count: 70 }],
      sources: [{ source: 'Organic Search', newUsers: 70 }],
      countries: [{ country: 'FR', newUsers: 70 }],
    },
  });
  const ga4 = google.reports.filter(({ path }) => path.includes(':runReport'));
  expect(ga4[0]).toMatchObject({
    path: '/v1beta/properties/4711:runReport',
    body: {
      dateRanges: [{ startDate: settled, endDate: settled }, {}],
      dimensions: [],
      metrics: [{ name: 'newUsers' }],
      dimensionFilter: {
        filter: { stringFilter: { value: `${client.brandId}.brand.example` } },
      },
    },
  });
  const reportCount = google.reports.length;
  await admin.call(getLocatorInsightsCall, ask(settled));
  expect(google.reports.length).toBe(reportCount);
  await expireCopies(client.id);
  await admin.call(getLocatorInsightsCall, ask(settled));
  await expect.poll(() => google.reports.length).toBeGreaterThan(reportCount);
});

test('days that Google leaves out are zero, those of the last days are missing and not complete [LOC-07]', async () => {
  const { admin, ask } = await connectedBrand();
  google.state.answer = () => ({ body: {} });
  const old = await admin.call(getLocatorInsightsCall, ask(settled));
  expect(old.body.figures?.days).toEqual([{ day: settled, count: 0, isComplete: true }]);
  expect(old.body.figures?.totals).toEqual({
    clicks: 0,
    impressions: 0,
    ctr: null,
    position: null,
  });
  const late = await admin.call(getLocatorInsightsCall, ask(today));
  expect(late.body.figures?.days).toEqual([{ day: today, count: null, isComplete: false }]);
});

test('a source that fails leaves its last good figures with their date and the other source whole [LOC-07]', async () => {
  const { admin, ask, client } = await connectedBrand();
  await admin.call(getLocatorInsightsCall, ask(settled));
  const { body: before } = await admin.call(getLocatorInsightsCall, ask(settled));
  await expireCopies(client.id);
  google.state.answer = (report) =>
    report.path.includes('searchAnalytics')
      ? { status: 403, body: { error: { errors: [{ reason: 'quotaExceeded' }] } } }
      : { body: goodAnswer(report) };
  const failed = await admin.call(getLocatorInsightsCall, ask(settled));
  expect(failed.status).toBe(200);
  expect(failed.body).toMatchObject({
    figures: before.figures,
    failure: { kind: 'rate-limited' },
  });
  expect(failed.body.readAt).not.toBeNull();
  const reportCount = google.reports.length;
  await admin.call(getLocatorInsightsCall, ask(settled));
  expect(google.reports.length, 'the quota is not asked again at once').toBe(reportCount);
  const analytics = await admin.call(getLocatorAnalyticsCall, ask(settled));
  expect(analytics.body).toMatchObject({ failure: null, figures: { newUsers: 70 } });
});

test('an answer that is no report, and a key that Google deleted, are failures of the source [LOC-07]', async () => {
  const { admin, ask, client } = await connectedBrand();
  google.state.answer = () => ({ body: { rows: 'none' } });
  const strange = await admin.call(getLocatorInsightsCall, ask(settled));
  expect(strange.body).toMatchObject({ figures: null, failure: { kind: 'unavailable' } });
  google.state.isKeyDeleted = true;
  google.state.tokens += 1;
  await expireCopies(client.id);
  const deleted = await admin.call(getLocatorInsightsCall, ask(settled));
  expect(deleted.body.failure?.kind).toBe('not-allowed');
  const [instance] = (await app.connectors.instancesOf(googleDataConnector)).filter(
    (one) => one?.key === client.id,
  );
  const { code } = await app.connectors.check(googleDataConnector, instance);
  expect(code).toBe('NOT_AUTHORISED');
});

test('a report that is read stays when older ones are evicted, and a read is noted once an hour [LOC-07]', async () => {
  const { admin, ask, client } = await connectedBrand();
  const reports = app.database.ofClient<LocatorTables>(client.id);
  const usedAt = async () =>
    (
      await reports
        .selectFrom('locator.google_reports')
        .select('used_at')
        .where('source', '=', 'search-console')
        .executeTakeFirstOrThrow()
    ).used_at.getTime();
  const use = async (minutesAgo: number) => {
    const before = new Date(Date.now() - minutesAgo * 60_000);
    await reports.updateTable('locator.google_reports').set({ used_at: before }).execute();
    await admin.call(getLocatorInsightsCall, ask(settled));
    return (await usedAt()) - before.getTime();
  };
  await admin.call(getLocatorInsightsCall, ask(settled));
  expect(await use(30)).toBe(0);
  expect(await use(90)).toBeGreaterThan(80 * 60_000);
});

test('the key is checked, sealed, never given out, and removed again; only admins connect [LOC-07]', async () => {
  const { admin, params, client, slug, ask } = await connectedBrand();
  const stored = await app.database
    .ofClient<LocatorTables>(client.id)
    .selectFrom('locator.google_keys')
    .select('sealed_key')
    .where('client_id', '=', client.id)
    .executeTakeFirstOrThrow();
  expect(stored.sealed_key).not.toContain('PRIVATE');
  const dashboard = await admin.call(getLocatorDashboardCall, { params });
  expect(dashboard.body).toMatchObject({
    locators: [{ slug, analyticsProperty: '4711' }],
    google: { account: google.account },
  });
  expect(JSON.stringify(dashboard.body)).not.toContain('PRIVATE');
  const checked = await admin.call(checkGoogleKeyCall, { params });
  expect(checked.body.items).toEqual([
    { slug, name: 'Stores', searchConsole: 'ANSWERS', ga4: 'ANSWERS' },
  ]);
  const { privateKey } = generateKeyPairSync('ed25519');
  const wrong = [
    'not JSON',
    '{}',
    JSON.stringify({ ...JSON.parse(google.key), private_key: 'nothing' }),
    JSON.stringify({
      ...JSON.parse(google.key),
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    }),
  ];
  for (const key of wrong)
    expect((await admin.call(saveGoogleKeyCall, { params, body: { key } })).status).toBe(422);
  const user = suite
    .visitor()
    .as(await suite.people.user({ at: [{ client, role: 'brand_user' }] }));
  const refused = await (await user).call(saveGoogleKeyCall, { params, body: { key: google.key } });
  expect(refused.status).toBe(403);
  expect((await admin.call(removeGoogleKeyCall, { params })).status).toBe(204);
  expect((await admin.call(removeGoogleKeyCall, { params })).status).toBe(404);
  const own = await admin.call(getLocatorInsightsCall, ask(settled));
  expect(own.body.source).toBe('own');
});
