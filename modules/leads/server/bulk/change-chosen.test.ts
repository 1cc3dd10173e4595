import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { TAGS_LIMIT } from '#modules/forms/contract/limits.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import { brandWithForm } from '#modules/forms/server/testing/brand-with-form.ts';
import { changeLeadsCall, undoTagsCall } from '#modules/leads/contract/leads/bulk-lead-calls.ts';
import { LEADS_AT_ONCE } from '#modules/leads/contract/limits.ts';
import { listJobs } from '#platform/contract/jobs.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandLead, type GivenLead } from '../testing/brand-lead.ts';
import { setLead } from '../testing/set-lead.ts';

const suite = await testApp();
const { app } = suite;
let { client, admin, formId } = await brandWithForm(suite);

beforeEach(async () => {
  ({ client, admin, formId } = await brandWithForm(suite));
});

const lead = (given: GivenLead = {}) => brandLead(app, { clientId: client.id, formId }, given);
const set = (id: string, columns: Record<string, unknown>) =>
  setLead(app, { clientId: client.id, id }, columns);
const params = () => ({ clientId: client.id });
type Body = Parameters<typeof admin.call<typeof changeLeadsCall>>[1]['body'];
const change = (body: Body, by = admin) => by.call(changeLeadsCall, { params: params(), body });
async function readColumn(column: string): Promise<unknown[]> {
  const { rows } = await sql<{ value: unknown }>`
    select ${sql.ref(column)} as value from leads.leads where client_id = ${client.id} order by id`.execute(
    app.database.ofClient(client.id),
  );
  return rows.map(({ value }) => value);
}
const all = { filter: { view: 'all' as const, groups: [] }, except: [] };

test('selected leads are tagged, and an undo reverts exactly these tags and preserves later ones [LEAD-01]', async () => {
  const ids = [await lead(), await lead(), await lead()];
  await set(ids[0] ?? '', { tags: ['old', 'vip'] });
  const { body } = await change({
    which: { ids: ids.slice(0, 2) },
    change: { action: 'tag', add: ['vip', 'fair'], remove: ['old'] },
  });
  expect(body).toMatchObject({ changed: 2, refused: 0, jobId: null });
  expect(await readColumn('tags')).toEqual([['vip', 'fair'], ['vip', 'fair'], []]);
  await set(ids[1] ?? '', { tags: ['vip', 'fair', 'later'] });
  const undone = await admin.call(undoTagsCall, {
    params: params(),
    body: { undoId: body.undoId ?? '' },
  });
  expect(undone.body).toMatchObject({ changed: 2, jobId: null });
  expect(await readColumn('tags')).toEqual([['vip', 'old'], ['later'], []]);
  const again = await admin.call(undoTagsCall, {
    params: params(),
    body: { undoId: body.undoId ?? '' },
  });
  expect(again.body.changed).toBe(0);
});

test('tags added by another user or another client’s user cannot be undone', async () => {
  const id = await lead();
  const { body } = await change({
    which: { ids: [id] },
    change: { action: 'tag', add: ['vip'], remove: [] },
  });
  const colleague = await suite.adminOf(client);
  const undo = { params: params(), body: { undoId: body.undoId ?? '' } };
  expect((await colleague.call(undoTagsCall, undo)).body.changed).toBe(0);
  const stranger = await suite.adminOf(await suite.people.client());
  expect((await stranger.call(undoTagsCall, undo)).status).toBe(403);
  expect(await readColumn('tags')).toEqual([['vip']]);
});

test('a lead with as many tags as it can have is left as it is, the others are tagged [LEAD-01]', async () => {
  const full = await lead();
  await lead();
  await set(full, { tags: Array.from({ length: TAGS_LIMIT }, (_, at) => `tag ${at}`) });
  const { body } = await change({
    which: all,
    change: { action: 'tag', add: ['vip'], remove: [] },
  });
  expect(body).toMatchObject({ changed: 1, refused: 1 });
});

test('many leads are moved or forwarded, each by its own rules; ended leads are refused [LEAD-07]', async () => {
  const shop = await brandShop(app, client.id, { name: 'Bergen' });
  await lead();
  const ended = await lead();
  await set(ended, { status: 'converted', closes_at: null });
  const moved = await change({ which: all, change: { action: 'relocate', locationId: shop } });
  expect(moved.body).toMatchObject({ changed: 1, refused: 1, undoId: null });
  expect(await readColumn('location_id')).toEqual([shop, null]);
  const email = 'per@shop.example';
  const sent = await change({ which: all, change: { action: 'forward', email, notify: false } });
  expect(sent.body).toMatchObject({ changed: 1, refused: 1 });
  const [first] = (await readColumn('subscribers')) as { email: string }[][];
  expect(first?.map((subscriber) => subscriber.email)).toEqual([email]);
});

test('a shop that is none refuses the whole, nothing changed [LEAD-07]', async () => {
  await lead();
  const foreign = await brandShop(app, (await suite.people.client()).id);
  const { status } = await change({
    which: all,
    change: { action: 'relocate', locationId: foreign },
  });
  expect(status).toBe(422);
  expect(await readColumn('location_id')).toEqual([null]);
});

test('more than an answer waits for are changed by a job, and taken back by one [LEAD-01] [GEN-10]', async () => {
  const first = await lead();
  await sql`
    insert into leads.leads (client_id, id, form_id, form_version, submission_id, source, routing, optin, wording,
      fields_values, skus, currency, tags, subscribers, observers, additional_data, metadata, closes_at)
    select client_id, gen_random_uuid(), form_id, form_version, gen_random_uuid(), source, routing, optin, wording,
      fields_values, skus, currency, tags, subscribers, observers, additional_data, metadata, closes_at
    from leads.leads, generate_series(1, ${LEADS_AT_ONCE}) where client_id = ${client.id} and id = ${first}`.execute(
    app.database.ofClient(client.id),
  );
  const done = (jobId: string | null) =>
    until(async () => {
      const jobs = await admin.call(listJobs, { query: params() });
      return jobs.body.items.find(({ id, state }) => id === jobId && state === 'done');
    });
  const { body } = await change({
    which: all,
    change: { action: 'tag', add: ['vip'], remove: [] },
  });
  expect(body).toMatchObject({ changed: 0, undoId: body.jobId });
  await done(body.jobId);
  expect(new Set((await readColumn('tags')).map(String))).toEqual(new Set(['vip']));
  const undo = { params: params(), body: { undoId: body.undoId ?? '' } };
  const undone = await admin.call(undoTagsCall, undo);
  await done(undone.body.jobId);
  expect(new Set((await readColumn('tags')).map(String))).toEqual(new Set(['']));
});

test('a user limited to locations cannot change leads of another location [USR-10]', async () => {
  const own = await brandShop(app, client.id, { name: 'Oslo' });
  const user = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
  await sql`
    insert into directory.associations (client_id, user_id, kind, location_id)
    values (${client.id}, ${user.id}, 'location', ${own})`.execute(app.database.acrossClients());
  const owner = await suite.visitor().as(user);
  const ids = [await lead({ locationId: own }), await lead()];
  const { body } = await change(
    { which: { ids }, change: { action: 'tag', add: ['vip'], remove: [] } },
    owner,
  );
  expect(body.changed).toBe(1);
  expect(await readColumn('tags')).toEqual([['vip'], []]);
});

test('what its only recipient has not accepted themselves is forwarded to them among many [LEAD-07]', async () => {
  const per = { email: 'per@shop.example', name: 'Per', userId: null, locale: 'en' as const };
  const id = await lead({ subscribers: [per] });
  const owner = { ...per, email: 'solveig@brand.example', name: 'Solveig' };
  await set(id, { status: 'accepted', owner: JSON.stringify(owner) });
  const { email } = per;
  const sent = await change({ which: all, change: { action: 'forward', email, notify: false } });
  expect(sent.body).toMatchObject({ changed: 1 });
  expect(await readColumn('owner_key')).toEqual([email]);
});
