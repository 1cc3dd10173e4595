import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listUsersCall } from '#modules/accounts/contract/user-list.ts';
import { REVIEW_RISKS } from '#modules/communication/contract/reviews/review.ts';
import { listReviewsCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { listChangeRequestsCall } from '#modules/directory/contract/change-requests/change-request-calls.ts';
import { listFormsCall } from '#modules/forms/contract/form-calls.ts';
import { listLeadsCall } from '#modules/leads/contract/leads/lead-list-calls.ts';
import { getSearchedPlacesCall } from '#modules/locator/contract/dashboard.ts';
import { listDuplicatesCall } from '#modules/profile-hub/contract/duplicates.ts';
import { listDeadCodesCall } from '#modules/touchpoints/contract/dead-codes.ts';
import { searchTouchpointsCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { listDecisionsCall } from '#platform/contract/decisions.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import { demoClients, demoUsers } from './demo-people.ts';
import { demoTestApp } from './testing/demo-test-app.ts';

const suite = await demoTestApp();
const across = suite.app.database.acrossClients();
const { id: clientId = '', brandId = '' } = demoClients[0] ?? {};
const params = { clientId };
const signIn = (name: string) =>
  suite.visitor().as({ id: demoUsers.find(({ email }) => email.startsWith(name))?.id ?? '' });
const admin = await signIn('solveig.');
const rep = await signIn('lars.');

/** Counts by the name of the decision. */
async function decisions(visitor: Visitor, module: string): Promise<Record<string, number>> {
  const { body } = await visitor.call(listDecisionsCall, { query: { clientId, module } });
  expect(body.failed).toBe(0);
  return Object.fromEntries(
    body.items.map(({ text, count }) => [text.key.split('.').at(-1) ?? '', count]),
  );
}

const filtered = (field: string, operator: string, value: unknown) =>
  JSON.stringify([{ filters: [{ field, operator, value }] }]);

test.each([
  ['an admin', admin],
  ['a representative, within the own locations [USR-10]', rep],
])('leads to decide are those of their lists, for %s [BEY-09]', async (_, visitor) => {
  const total = async (query: object) =>
    (await visitor.call(listLeadsCall, { params, query })).body.total;
  await sql`
    update leads.leads set location_id = null where id = (
      select id from leads.leads where client_id = ${clientId} and status = 'new' order by id desc limit 1)`.execute(
    across,
  );
  const counts = await decisions(visitor, 'leads');
  expect(counts.unanswered).toBe(await total({ view: 'new' }));
  expect(counts.late).toBe(await total({ view: 'new', groups: filtered('late', 'is', true) }));
  expect(counts.dueSoon ?? 0).toBe(await total({ view: 'due' }));
  const noPlace = { view: 'new', groups: filtered('location', 'any-of', ['']) };
  expect(counts.withoutStore ?? 0).toBe(await total(noPlace));
  expect(counts.unanswered).toBeGreaterThan(0);
});

test('a form missing from its page is counted, and is alone in its view [BEY-09]', async () => {
  await sql`
    update leads.forms set settings = settings || '{"lpeUrl": "https://a.example/", "healthCheckFrequency": "daily"}'
    where id = (select id from leads.forms where client_id = ${clientId} and active order by id limit 1)`.execute(
    across,
  );
  await sql`
    insert into leads.page_checks (client_id, id, form_id, url, outcome, is_broken)
    select client_id, ${uuidV7()}, id, 'https://a.example/', 'formGone', true from leads.forms
    where client_id = ${clientId} and settings ->> 'lpeUrl' = 'https://a.example/'`.execute(across);
  const { body } = await admin.call(listFormsCall, { params, query: { view: 'broken' } });
  expect(body.total).toBe(1);
  expect((await decisions(admin, 'leads')).brokenForms).toBe(1);
  expect((await decisions(rep, 'leads')).brokenForms).toBeUndefined();
});

test('reviews to decide are those of their lists [BEY-09]', async () => {
  const total = async (query: object) =>
    (await admin.call(listReviewsCall, { query: { brandId, ...query } })).body.total;
  const counts = await decisions(admin, 'communication');
  expect(counts).toEqual({
    risk: await total({
      response_status: 'ready,manual,to_reassess,failed',
      risks: REVIEW_RISKS.join(','),
    }),
    failed: await total({ response_status: 'failed' }),
    approve: await total({ response_status: 'ready' }),
    manual: await total({ response_status: 'manual' }),
    reassess: await total({ response_status: 'to_reassess' }),
  });
});

test('touchpoints to decide are those of their lists [BEY-09]', async () => {
  await sql`
    update touchpoints.touchpoints set landing_state = 'failed' where client_id = ${clientId} and id in (
      select id from touchpoints.touchpoints where client_id = ${clientId} and type = 'product' limit 2)`.execute(
    across,
  );
  await sql`
    update touchpoints.touchpoints set starts_at = null, ends_at = now() + interval '1 minute'
    where client_id = ${clientId} and id = (
      select id from touchpoints.touchpoints where client_id = ${clientId} and type = 'custom' limit 1)`.execute(
    across,
  );
  const total = async (searchFilter: object) =>
    (await admin.call(searchTouchpointsCall, { body: { brandId, searchFilter } })).body.total;
  const dead = await admin.call(listDeadCodesCall, { query: { brandId } });
  const groups = JSON.parse(filtered('landing', 'any-of', ['failed']));
  const counts = await decisions(admin, 'touchpoints');
  expect(counts.deadCodes).toBe(dead.body.total);
  expect(counts.pageFailed).toBe(await total({ groups }));
  expect(counts.pageFailed).toBe(2);
  expect(counts.ending ?? 0).toBe(await total({ view: 'ending' }));
});

test('locators to decide are drafts, and places of the dashboard without a store near [BEY-09]', async () => {
  await sql`
    update locator.locators set draft = config, draft_at = now() where client_id = ${clientId}
      and slug = (select min(slug) from locator.locators where client_id = ${clientId})`.execute(
    across,
  );
  await sql`delete from locator.daily_places where client_id = ${clientId}`.execute(across);
  const { rows } = await sql<{ slug: string }>`
    insert into locator.daily_places (client_id, slug, day, country, label, searches, none_near)
    select ${clientId}, max(slug), (now() at time zone (
        select time_zone from directory.clients where id = ${clientId}))::date, 'FR', label, 4, 1 from locator.locators, (
      values ('Mende'), ('Rodez')) as place (label) where client_id = ${clientId} group by label
    returning slug`.execute(across);
  const slug = rows[0]?.slug ?? '';
  const places = await admin.call(getSearchedPlacesCall, {
    params,
    query: { period: 'this-month', locatorSlug: slug, missing: 'true' },
  });
  expect(await decisions(admin, 'locator')).toEqual({
    drafts: 1,
    unservedPlaces: places.body.total,
  });
  expect(places.body.total).toBe(2);
});

test('suggestions, duplicates and data requests to decide are those of their lists [BEY-09]', async () => {
  const suggestions = await admin.call(listChangeRequestsCall, {
    params: { uuid: clientId },
    query: { limit: 1 },
  });
  expect((await decisions(admin, 'opportunity')).suggestions).toBe(suggestions.body.counts.open);
  expect((await decisions(rep, 'opportunity')).suggestions).toBeUndefined();
  const before = await decisions(admin, 'profile-hub');
  const pairs = await admin.call(listDuplicatesCall, {
    params: { uuid: clientId },
    query: { state: 'open' },
  });
  expect(before.duplicates).toBe(pairs.body.counts.open);
  await sql`
    update profile_hub.data_requests set due_at = now() - interval '1 day'
    where client_id = ${clientId} and answered_at is null`.execute(across);
  const after = await decisions(admin, 'profile-hub');
  expect([after.lateDataRequests, after.dataRequests]).toEqual([before.dataRequests, undefined]);
});

test('users to decide are those of their views, and who asked for access and has none [BEY-09]', async () => {
  const { body } = await admin.call(listUsersCall, { query: { clientId } });
  const counts = await decisions(admin, 'accounts');
  expect(counts.invited).toBe(body.views.invited);
  expect(counts.invitationFailed ?? 0).toBe(body.views['invitation-failed']);
  expect(counts.accessRequests).toBeUndefined();
  const user = await suite.people.user({
    at: [{ client: { id: clientId, brandId, name: '' }, role: 'brand_user', menus: [] }],
  });
  await sql`
    insert into accounts.access_requests (user_id, asked_on) values (${user.id}, current_date)`.execute(
    across,
  );
  const { body: asked } = await admin.call(listDecisionsCall, {
    query: { clientId, module: 'accounts' },
  });
  expect(asked.items[0]).toMatchObject({ count: 1, path: `settings/list/manage/${user.id}` });
});
