import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { leadMailFailed } from '#modules/leads/contract/lead-events.ts';
import {
  addBlockCall,
  blockImportCalls,
  exportBlocksCall,
  listBlocksCall,
  removeBlocksCall,
} from '#modules/profile-hub/contract/blocks.ts';
import { searchCall } from '#platform/contract/search.ts';
import { untilState } from '#platform/server/jobs/testing/job-rows.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import { eventsAreDelivered } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandContact } from '../testing/brand-contacts.ts';
import { changeBlocksLocked } from './block-rule.ts';

const suite = await testApp();
const { app } = suite;
let client = await suite.people.client();
let admin = suite.visitor();
const db = () => app.database.ofClient<ProfileHubTables>(client.id);
const params = () => ({ uuid: client.id });

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
});

const add = (address: string, purposes: string[] = ['optin_email'], note = '') =>
  admin.call(addBlockCall, { params: params(), body: { address, purposes, note } });
const listed = async (query: object = {}) =>
  (await admin.call(listBlocksCall, { params: params(), query: query as never })).body;
const given = async (id: string) => {
  const { rows } = await sql<{ given: number[] }>`
    select given from profile_hub.contacts where client_id = ${client.id} and id = ${id}`.execute(
    db(),
  );
  return rows[0]?.given;
};

test('the list shows the most recently blocked address first [PH-18]', async () => {
  for (const address of ['ana@x.example', 'zoe@x.example', 'mia@x.example']) await add(address);
  expect((await listed()).items.map(({ address }) => address)).toEqual([
    'mia@x.example',
    'zoe@x.example',
    'ana@x.example',
  ]);
});

test('blocking begins again after a deadlock with work that locks in another order [PH-18]', async () => {
  const id = await brandContact({ db: db() }, client.id, { email: 'ana@x.example' });
  const blocking = Promise.withResolvers<Awaited<ReturnType<typeof add>>>();
  await db()
    .transaction()
    .execute(async (tx) => {
      await changeBlocksLocked({ db: tx }, client.id);
      add('ana@x.example').then(blocking.resolve, blocking.reject);
      await until(async () => (await lockWaiters(tx)).length > 0);
      await sql`
        update profile_hub.contacts set version = version
        where client_id = ${client.id} and id = ${id}`.execute(tx);
    })
    // Either of the two may be aborted; the call must succeed in both cases.
    .catch((error) => expect(error).toMatchObject({ code: '40P01' }));
  expect(await blocking.promise).toMatchObject({ status: 200, body: { added: 1 } });
});

test('an address is blocked manually, found in the list, and unblocked when an admin removes it [PH-18]', async () => {
  const id = await brandContact(
    { db: db() },
    client.id,
    { email: 'ana@x.example' },
    { decisions: { optin_email: 'given' } },
  );
  expect((await add(' Ana@X.example ', ['optin_email'], 'Letter')).body).toEqual({ added: 1 });
  expect((await add('ana@x.example')).body).toEqual({ added: 0 });
  expect((await add('+43 662 550139', ['optin_phone', 'optin_partners'])).body).toEqual({
    added: 2,
  });
  expect(await given(id)).toEqual([]);
  const { items, total } = await listed({ q: 'ana@x' });
  expect(total).toBe(1);
  expect(items).toMatchObject([
    {
      kind: 'email',
      address: 'ana@x.example',
      purpose: 'optin_email',
      reason: 'manual',
      note: 'Letter',
      contactId: id,
    },
  ]);
  const groups = JSON.stringify([
    {
      match: 'all',
      filters: [{ field: 'purpose', operator: 'any-of', value: ['optin_partners'] }],
    },
  ]);
  expect((await listed({ groups })).items.map(({ address }) => address)).toEqual(['+43662550139']);
  const byAddress = JSON.stringify([
    { match: 'all', filters: [{ field: 'address', operator: 'contains', value: 'ANA' }] },
  ]);
  expect((await listed({ groups: byAddress })).total).toBe(1);
  const user = await suite
    .visitor()
    .as(await suite.people.user({ at: [{ client, role: 'brand_user' }] }));
  const which = { ids: items.map((one) => one.id) } as never;
  const body = { which };
  expect((await user.call(removeBlocksCall, { params: params(), body })).status).toBe(403);
  const removed = await admin.call(removeBlocksCall, { params: params(), body });
  expect(removed.body).toEqual({ removed: 1, hasMore: false });
  expect(await given(id)).toEqual([1]);
});

test('a person’s withdrawal cannot be removed manually, and an invalid address or purpose is reported at its field [PH-18]', async () => {
  await brandContact(
    { db: db() },
    client.id,
    { email: 'ana@x.example' },
    { decisions: { optin_email: 'withdrawn' } },
  );
  const everything = { filter: {}, except: [] } as never;
  const removed = await admin.call(removeBlocksCall, {
    params: params(),
    body: { which: everything },
  });
  expect(removed.body.removed).toBe(0);
  expect((await listed()).items).toMatchObject([{ reason: 'withdrawn' }]);
  const fieldOf = async (answer: ReturnType<typeof add>) =>
    (await answer).problem.errors?.[0]?.field;
  expect(await fieldOf(add('nobody@'))).toBe('body.address');
  expect(await fieldOf(add('12'))).toBe('body.address');
  expect(await fieldOf(add('a@x.example', ['email']))).toBe('body.purposes.0');
});

test('entries come by file and leave as a file [PH-18]', async () => {
  const id = await brandContact(
    { db: db() },
    client.id,
    { email: 'ana@x.example' },
    { decisions: { optin_email: 'given' } },
  );
  const file = new File(
    [
      'address,purpose,note\nANA@x.example,Opt-in E-Mail,Letter\n12,optin_email,\nbo@x.example,nothing,\n',
    ],
    'blocks.csv',
  );
  const check = await admin.upload(blockImportCalls.check, { params: params(), file });
  expect(check.body).toMatchObject({ lines: 3, wrong: 2 });
  const started = await admin.call(blockImportCalls.write, {
    params: { ...params(), id: check.body.id },
    body: {} as never,
  });
  await untilState(app.database, started.body.jobId, 'done');
  expect((await listed()).items).toMatchObject([{ address: 'ana@x.example', note: 'Letter' }]);
  expect(await given(id)).toEqual([]);
  const made = await admin.call(exportBlocksCall, { params: params(), body: { format: 'csv' } });
  await untilState(app.database, made.body.jobId, 'done');
});

test('a contact’s e-mail address is blocked after a bounce or spam complaint, an unknown address is not [PH-18]', async () => {
  await brandContact({ db: db() }, client.id, { email: 'ana@x.example' });
  for (const [address, reason] of [
    ['Ana@x.example', 'bounced'],
    ['ana@x.example', 'complained'],
    ['nobody@x.example', 'bounced'],
  ] as const)
    await app.events.publish(db(), leadMailFailed, {
      clientId: client.id,
      payload: {
        leadId: '019a8000-0000-7000-8000-000000000001',
        at: '2026-10-24T18:07:00.000Z',
        address,
        reason,
      },
    });
  await eventsAreDelivered(app);
  const { items } = await listed({ sortBy: 'reason', sortDesc: 'false' });
  expect(items.map(({ address, reason }) => [address, reason])).toEqual([
    ['ana@x.example', 'bounced'],
    ['ana@x.example', 'complained'],
  ]);
});

test('the header search finds an entry by its address [PH-18]', async () => {
  await add('zo@blocked.example');
  const query = { clientId: client.id, q: 'zo@blocked' };
  const found = await admin.call(searchCall, { query });
  expect(JSON.stringify(found.body)).toContain('profilehub/contacts/blocks?q=zo%40blocked.example');
});
