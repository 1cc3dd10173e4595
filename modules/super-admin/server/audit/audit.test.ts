import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getUserCall, updateUserCall } from '#modules/accounts/contract/manage-user.ts';
import { updateSettingsCall } from '#modules/accounts/contract/myself.ts';
import {
  getClientDetailCall,
  updateClientCall,
} from '#modules/directory/contract/clients/client-calls.ts';
import {
  createLocationCall,
  updateLocationCall,
} from '#modules/directory/contract/locations/manage-locations.ts';
import { countAuditCall, listAuditCall } from '#modules/super-admin/contract/audit.ts';
import { pauseQueueCall, resumeQueueCall } from '#modules/super-admin/contract/jobs.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp({ work: false });
const across = suite.app.database.acrossClients();
const adminUser = await suite.people.user({ superAdmin: true, firstName: 'Astrid' });
const admin = await suite.visitor().as(adminUser);

/** One condition per field, encoded as in a call's URL. */
const fitting = (fields: Record<string, string>) => ({
  groups: JSON.stringify([
    {
      filters: Object.entries(fields).map(([field, value]) =>
        ['client', 'kind', 'action'].includes(field)
          ? { field, operator: 'any-of', value: [value] }
          : { field, operator: 'equals', value },
      ),
    },
  ]),
});
const list = async (query: object) => (await admin.call(listAuditCall, { query })).body;

test('a super admin’s change is found by user, record and period, with its values before and after [SUP-05]', async () => {
  await admin.call(pauseQueueCall, { params: { name: 'mail' } });
  await admin.call(resumeQueueCall, { params: { name: 'mail' } });
  const { items } = await list(fitting({ user: adminUser.id, kind: 'platform.paused_queues' }));
  expect(items).toMatchObject([
    { action: 'deleted', label: 'mail', before: { name: 'mail' }, after: null },
    {
      action: 'created',
      userId: adminUser.id,
      via: 'PUT /api/sa/jobs/queues/{name}/pause',
      requestId: expect.any(String),
      after: { name: 'mail' },
    },
  ]);
  const requestId = items[1]?.requestId ?? '';
  expect((await list(fitting({ request: requestId }))).items).toHaveLength(1);
  expect(
    (await list(fitting({ user: 'astrid person', kind: 'platform.paused_queues' }))).items,
  ).toEqual(items);
  expect((await list(fitting({ user: 'nobody has this name' }))).items).toEqual([]);
  const longAgo = { field: 'period', operator: 'between', value: ['2019-01-01', '2020-01-01'] };
  expect((await list({ groups: JSON.stringify([{ filters: [longAgo] }]) })).items).toEqual([]);
  expect((await list({ q: 'máil', ...fitting({ action: 'deleted' }) })).items).toMatchObject([
    { label: 'mail' },
  ]);
});

test('a user’s change of their own name is recorded with the old and the new name [SUP-05]', async () => {
  const client = await suite.people.client();
  const user = await suite.people.user({
    firstName: 'Ingrid',
    at: [{ client, role: 'brand_admin' }],
  });
  const browser = await suite.visitor().as(user);
  const saved = await browser.call(updateSettingsCall, {
    body: { firstName: 'Inga', lastName: 'Person', locale: 'en' },
  });
  expect(saved.status).toBe(204);
  const { items } = await list(
    fitting({ kind: 'accounts.users', record: user.id, action: 'changed' }),
  );
  expect(items).toMatchObject([
    { userId: user.id, before: { first_name: 'Ingrid' }, after: { first_name: 'Inga' } },
  ]);
});

test('every change of a client, a location and a user through a call records user, call, before and after [SUP-05]', async () => {
  const client = await suite.people.client({ name: 'Maison Test' });
  const editor = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const colleague = await suite.people.user({
    firstName: 'Lars',
    at: [{ client, role: 'brand_admin' }],
  });
  const browser = await suite.visitor().as(editor);
  const params = { uuid: client.id };
  const changed = async (record: string, recordId?: string) => {
    const { items } = await list(
      fitting({
        kind: record,
        action: 'changed',
        ...(recordId ? { record: recordId } : { client: client.id }),
      }),
    );
    return items[0];
  };

  const { version } = (await admin.call(getClientDetailCall, { params })).body;
  const body = { version, name: 'Maison Essai' };
  expect((await admin.call(updateClientCall, { params, body })).status).toBe(200);
  expect(await changed('directory.clients')).toMatchObject({
    userId: adminUser.id,
    via: 'PATCH /gtr-core/clients/{uuid}',
    before: { name: 'Maison Test' },
    after: { name: 'Maison Essai' },
  });

  const made = await browser.call(createLocationCall, {
    params,
    body: { name: 'Bjørvika', country: 'NO' },
  });
  const saved = await browser.call(updateLocationCall, {
    params: { ...params, id: made.body.id },
    body: { version: made.body.version, city: 'Oslo' },
  });
  expect(saved.status).toBe(200);
  expect(await changed('directory.locations', made.body.id)).toMatchObject({
    clientId: client.id,
    userId: editor.id,
    label: expect.stringContaining('Bjørvika'),
    before: { city: '' },
    after: { city: 'Oslo' },
  });

  const read = await browser.call(getUserCall, {
    params: { id: colleague.id },
    query: { clientId: client.id },
  });
  const renamed = await browser.call(updateUserCall, {
    params: { id: colleague.id },
    body: { clientId: client.id, version: read.body.version, firstName: 'Lasse' },
  });
  expect(renamed.status).toBe(200);
  expect(await changed('accounts.users', colleague.id)).toMatchObject({
    userId: editor.id,
    via: 'PATCH /gtr-core/users/{id}',
    before: { first_name: 'Lars' },
    after: { first_name: 'Lasse' },
  });
});

test('pages go down and up by the entry, and a long log is not counted to its end [SUP-05]', async () => {
  const client = await suite.people.client();
  await sql`
    insert into directory.groups (client_id, id, name)
    select ${client.id}, gen_random_uuid(), 'Group ' || lpad(n::text, 5, '0')
    from generate_series(1, 10100) as n`.execute(across);
  const query = { ...fitting({ client: client.id, kind: 'directory.groups' }), limit: 20 };
  const first = await list(query);
  const below = first.items.at(-1)?.id;
  const second = await list({ ...query, below });
  expect(second.items[0]?.id).toBeLessThan(below ?? 0);
  expect(second).toMatchObject({ total: null, hasMore: true });
  const back = await list({ ...query, above: second.items[0]?.id });
  expect(back.items).toEqual(first.items);
  const count = await admin.call(countAuditCall, { query: fitting({ client: client.id }) });
  expect(count.body).toMatchObject({ total: 10_000, more: true });
  expect(count.body.records).toContain('directory.groups');
});

test('only a super admin reads the log across all clients', async () => {
  const client = await suite.people.client();
  const user = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const browser = await suite.visitor().as(user);
  expect((await browser.call(listAuditCall, { query: {} })).status).toBe(403);
});
