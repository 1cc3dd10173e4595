import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  cancelMailsCall,
  listOutboxCall,
  retryMailsCall,
} from '#modules/super-admin/contract/outbox.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp({ work: false });
const across = suite.app.database.acrossClients();
const admin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
const client = await suite.people.client();

async function mail(recipient: string, status: string, reason: string | null = null) {
  const id = uuidV7();
  await sql`
    insert into platform.outbox
      (client_id, id, idempotency_key, template, locale, recipient, message_id, content, status, reason)
    values (${client.id}, ${id}, ${id}, 'accounts.invitation', 'fr', ${recipient}, ${`<${id}@test>`},
      'sealed', ${status}, ${reason})`.execute(across);
  return id;
}
const list = async (query: object) => (await admin.call(listOutboxCall, { query })).body;

test('mails are found by state, recipient and template, with the reason of a failure [SUP-05]', async () => {
  await mail('zoë@retailer.example', 'sent');
  const failed = await mail('nobody@retailer.example', 'failed', 'UserUnknown');
  expect(await list({ view: 'failed' })).toMatchObject({
    total: 1,
    views: { failed: 1, sent: 1 },
    items: [{ id: failed, clientId: client.id, reason: 'UserUnknown', mayRetry: true }],
  });
  expect((await list({ q: 'zoe' })).items).toMatchObject([{ recipient: 'zoë@retailer.example' }]);
  expect((await list({ q: 'einladung', qTemplates: 'accounts.invitation' })).total).toBe(2);
  expect((await list({ q: 'einladung' })).total).toBe(0);
  const without = [{ field: 'template', operator: 'none-of', value: ['accounts.invitation'] }];
  expect((await list({ groups: JSON.stringify([{ filters: without }]) })).total).toBe(0);
});

test('failed ones are sent again and waiting ones taken back, others are left alone [SUP-05]', async () => {
  const failed = await mail('again@retailer.example', 'failed', 'QuotaExceeded');
  const queued = await mail('early@retailer.example', 'queued');
  const which = { ids: [failed, queued] };
  expect((await admin.call(retryMailsCall, { body: { which } })).body).toEqual({ retried: 1 });
  expect((await list({ q: 'again' })).items).toMatchObject([{ status: 'queued', reason: null }]);
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job where name = 'mail.deliver' and data -> 'input' ->> 'mailId' = ${failed}`.execute(
    across,
  );
  expect(rows[0]?.count).toBe(1);
  expect((await admin.call(cancelMailsCall, { body: { which } })).body).toEqual({ cancelled: 2 });
  expect((await list({ q: 'early' })).items).toMatchObject([
    { status: 'cancelled', mayCancel: false, preview: null },
  ]);
});

test('all mails that fit are sent again or taken back without those taken out [SUP-05]', async () => {
  const [one, excluded] = [
    await mail('first@many.example', 'failed', 'QuotaExceeded'),
    await mail('second@many.example', 'failed', 'QuotaExceeded'),
  ];
  const which = { filter: { q: 'many.example' }, except: [excluded] };
  expect((await admin.call(retryMailsCall, { body: { which } })).body).toEqual({ retried: 1 });
  expect((await list({ q: 'many.example', view: 'queued' })).items).toMatchObject([{ id: one }]);
  const named = { filter: { q: 'einladung', view: 'queued' as const } };
  const cancel = (body: object) => admin.call(cancelMailsCall, { body: { which: named, ...body } });
  expect((await cancel({})).body).toEqual({ cancelled: 0 });
  const waiting = (await list({ view: 'queued' })).total;
  expect((await cancel({ qTemplates: ['accounts.invitation'] })).body).toEqual({
    cancelled: waiting,
  });
  expect((await list({ q: 'many.example', view: 'failed' })).items).toMatchObject([
    { id: excluded },
  ]);
});

test('a mail can be read only where the mailbox is open', async () => {
  const id = await mail('open@retailer.example', 'kept');
  expect((await list({ q: 'open' })).items).toMatchObject([{ preview: `/mailbox/${id}` }]);
  suite.app.config.mailbox = false;
  expect((await list({ q: 'open' })).items).toMatchObject([{ preview: null }]);
});

test('only a super admin sees recipients', async () => {
  const user = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const browser = await suite.visitor().as(user);
  expect((await browser.call(listOutboxCall, { query: {} })).status).toBe(403);
});
