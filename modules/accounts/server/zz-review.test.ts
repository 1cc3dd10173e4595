import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { actAsUserCall } from '#modules/accounts/contract/act-as-user.ts';
import { getSessionCall } from '#modules/accounts/contract/get-session.ts';
import { listUsersCall } from '#modules/accounts/contract/list-users.ts';
import { invitationLinkCall } from '#modules/accounts/contract/invite-user.ts';
import { endOwnSessionCall, listOwnSessionsCall } from '#modules/accounts/contract/own-sessions.ts';
import { addToClientCall, updateEveryUserCall, getEveryUserCall } from '#modules/accounts/contract/super-admin-users.ts';
import { webhookHouse } from '#platform/testing/webhook-house.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testBrand } from './testing/brand.ts';
import { deliverWebhook } from '#platform/server/webhooks/deliver-webhook.ts';
import { representativesByEmail } from '#modules/directory/server/imports/representatives-by-email.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';

const house = await webhookHouse({ work: false });
const { app } = house;
const across = app.database.acrossClients();
const brand = await testBrand(house);
const boss = await house.people.user({ superAdmin: true, firstName: 'Boss' });
const bossDesk = await house.visitor().as(boss);

async function acting(admin: { id: string }, user: { id: string }) {
  const visitor = await house.visitor().as(admin);
  const answer = await visitor.call(actAsUserCall, { params: { id: user.id }, body: { reason: 'Ticket 4711: looking' } });
  expect(answer.status).toBe(204);
  return visitor;
}

test('T1 a super admin who is none any more no longer acts', async () => {
  const fired = await house.people.user({ superAdmin: true, firstName: 'Fired' });
  const visitor = await acting(fired, brand.admin);
  const read = await bossDesk.call(getEveryUserCall, { params: { id: fired.id } });
  const out = await bossDesk.call(updateEveryUserCall, { params: { id: fired.id }, body: { version: read.body.version, superAdmin: false } });
  expect(out.status).toBe(200);
  await wait(300);
  const after = await visitor.call(listUsersCall, { query: { clientId: brand.client.id } });
  console.log('T1 status after demotion', after.status, after.body?.total);
  expect(after.status).toBe(401);
});

test('T2 acting ends with the own session it came from', async () => {
  const admin = await house.people.user({ superAdmin: true, firstName: 'Stolen' });
  const thief = await house.visitor().as(admin);
  const stolenId = (await thief.call(listOwnSessionsCall, {})).body[0]?.id ?? '';
  await thief.call(actAsUserCall, { params: { id: brand.admin.id }, body: { reason: 'Ticket 4711: looking' } });
  const own = await house.visitor().as(admin);
  console.log('T2 listed', (await own.call(listOwnSessionsCall, {})).body.length);
  expect((await own.call(endOwnSessionCall, { params: { id: stolenId } })).status).toBe(204);
  await wait(300);
  const after = await thief.call(getSessionCall, { query: {} });
  console.log('T2 status', after.status);
  expect(after.status).toBe(401);
});

test('T3 a link that an admin holds does not open another client', async () => {
  const other = await testBrand(house);
  const made = await brand.create({ role: 'brand_user' });
  expect(made.status).toBe(201);
  const link = await brand.desk.call(invitationLinkCall, { params: { id: made.body.id }, body: { clientId: brand.client.id } });
  expect(link.status).toBe(200);
  const add = await bossDesk.call(addToClientCall, { params: { id: made.body.id, clientId: other.client.id }, body: { role: 'brand_admin' } });
  expect(add.status).toBe(200);
  const again = await brand.desk.call(invitationLinkCall, { params: { id: made.body.id }, body: { clientId: brand.client.id } });
  console.log('T3 new link now', again.status);
  const token = new URL(link.body.url).searchParams.get('token');
  const { setPassword } = await import('./commands/set-password.ts');
  let opened = true;
  await setPassword(app, { token: token ?? '', password: 'neuf couteaux bien affûtés' }).catch(() => { opened = false; });
  const intruder = await house.visitor().as({ id: made.body.id });
  const users = await intruder.call(listUsersCall, { query: { clientId: other.client.id } });
  console.log('T3 old link opened', opened, 'users of other client', users.status);
  expect(opened).toBe(false);
});

test('T4 a change of e-mail of an active account is told to the old mailbox', async () => {
  const lonely = await testBrand(house);
  const { rows } = await sql<{ version: number }>`select u.version + m.version as version from accounts.users u join accounts.memberships m on m.user_id = u.id where u.id = ${lonely.admin.id}`.execute(across);
  const changed = await lonely.change(lonely.admin, { version: rows[0]!.version, email: `new-${lonely.admin.email}` });
  console.log('T4 change own email', changed.status, changed.problem?.code);
  const mails = await mailsTo(app, lonely.admin.email);
  console.log('T4 mails to old', mails.length);
  expect(mails.length).toBeGreaterThan(0);
});

test('T5 nobody acts from within acting', async () => {
  const user = await house.people.user({ firstName: 'Promoted', at: [{ client: brand.client, role: 'brand_user' }] });
  const visitor = await acting(boss, user);
  const read = await bossDesk.call(getEveryUserCall, { params: { id: user.id } });
  await bossDesk.call(updateEveryUserCall, { params: { id: user.id }, body: { version: read.body.version, superAdmin: true } });
  await wait(300);
  const nested = await visitor.call(actAsUserCall, { params: { id: brand.admin.id }, body: { reason: 'Nested acting here' } });
  const { rows } = await sql<{ by: string }>`select by_user_id as by from platform.acting where reason = 'Nested acting here'`.execute(across);
  console.log('T5 nested', nested.status, rows[0]?.by === user.id, rows[0]?.by === boss.id);
  expect(nested.status).toBe(403);
});

test('T6 last admin keeps the users menu / no self-given menus', async () => {
  const lonely = await testBrand(house);
  const version = async () => (await sql<{ v: number }>`select u.version + m.version as v from accounts.users u join accounts.memberships m on m.user_id = u.id where u.id = ${lonely.admin.id}`.execute(across)).rows[0]!.v;
  await sql`update accounts.memberships set menus = '["settings/list"]'::jsonb where user_id = ${lonely.admin.id}`.execute(across);
  await app.sessions.principalChanged(across, lonely.admin.id);
  await wait(200);
  const grow = await lonely.change(lonely.admin, { version: await version(), menus: ['settings/list', 'settings/locations'] });
  console.log('T6 gives self more menus', grow.status, grow.problem?.code);
  const shrink = await lonely.change(lonely.admin, { version: await version(), menus: [], defaultModule: null });
  await wait(200);
  const users = await lonely.desk.call(listUsersCall, { query: { clientId: lonely.client.id } });
  console.log('T6 last admin without menu', shrink.status, shrink.problem?.code, 'then list', users.status);
  expect(users.status).toBe(200);
});

test('T7 webhook: a healthy receiver does not lose events because they overlap', async () => {
  const { clientId, receiver, id } = await house.endpoint();
  await sql`insert into platform.webhook_health (client_id, endpoint_id, failing_since) values (${clientId}, ${id}, now())`.execute(across);
  for (let i = 0; i < 8; i += 1) await house.publish(clientId, undefined, `e${i}`);
  const ids = (await house.deliveries(clientId)).map((d) => d.id);
  const go = () => Promise.allSettled(ids.map((deliveryId) => deliverWebhook(app, { clientId, deliveryId }, { signal: new AbortController().signal, tryAgain: async () => {} })));
  for (let round = 0; round < 5; round += 1) {
    receiver.answerNext(...Array.from({ length: 8 }, () => (response: import('node:http').ServerResponse) => void setTimeout(() => response.writeHead(204).end(), 400)));
    await go();
    await sql`update platform.webhook_deliveries set next_try_at = now() where client_id = ${clientId} and next_try_at is not null`.execute(across);
    const { rows } = await sql`select failing_since, last_success_at from platform.webhook_health where endpoint_id = ${id}`.execute(across);
    console.log('T7 round', round, (await house.deliveries(clientId)).map((d) => `${d.state}:${d.lastError ?? 'ok'}`).sort().join(' '), JSON.stringify(rows[0]));
  }
  const states = (await house.deliveries(clientId)).map(({ state }) => state);
  console.log('T7 received', receiver.received.length);
  expect(states.filter((s) => s === 'given_up')).toEqual([]);
});

test('T8 representatives by e-mail', async () => {
  const shop = await testBrand(house);
  const tag = uuidV7().slice(-12);
  const add = async (email: string, first: string, extra: string | null = null) => {
    const id = uuidV7();
    await sql`insert into accounts.users (id, email, first_name, last_name, default_locale, locale, status) values (${id}, ${email}, ${first}, ${'X'}, 'en', 'en', 'active')`.execute(across);
    await sql`insert into accounts.memberships (client_id, user_id, role, menus, disabled_at) values (${shop.client.id}, ${id}, 'sales_rep', 'null', ${extra}::timestamptz)`.execute(across);
    return id;
  };
  await add(`a@${tag}.example`, 'Zora');
  for (let i = 0; i < 25; i += 1) await add(`n${i}a@${tag}.example`, `B${i}`);
  await add(`gone@${tag}.example`, 'Gone', new Date().toISOString());
  const found = await representativesByEmail({ db: across, app }, shop.client.id, [`a@${tag}.example`, `gone@${tag}.example`]);
  console.log('T8 exact mail found', found.has(`a@${tag}.example`), 'disabled found', found.has(`gone@${tag}.example`));
  const many = Array.from({ length: 3000 }, (_, i) => `nobody${i}@${tag}.example`);
  const began = performance.now();
  await representativesByEmail({ db: across, app }, shop.client.id, many);
  console.log('T8 3000 emails ms', Math.round(performance.now() - began));
  expect(found.has(`a@${tag}.example`)).toBe(true);
});

test('T9 visible_locations tells the app role of one client about another', async () => {
  const a = await testBrand(house);
  const b = await testBrand(house);
  const owner = await b.create({});
  const { rows } = await sql`select platform.visible_locations(${b.client.id}::uuid, ${owner.body.id}::uuid) as id`.execute(app.database.ofClient(a.client.id));
  console.log('T9', rows.length);
  expect(rows).toEqual([]);
});

test('T10 audit of 50,000', async () => {
  const c = await testBrand(house);
  const db = app.database.ofClient(c.client.id);
  let began = performance.now();
  await sql`insert into directory.locations (client_id, id, code, name, country, street, city) select ${c.client.id}, gen_random_uuid(), 'C' || n, 'Name ' || n, 'FR', 'Street ' || n, 'City' from generate_series(1, 50000) n`.execute(db);
  console.log('T10 insert ms', Math.round(performance.now() - began));
  began = performance.now();
  await sql`update directory.locations set closed_at = now(), version = version + 1 where client_id = ${c.client.id}`.execute(db);
  console.log('T10 update ms', Math.round(performance.now() - began));
}, 120000);
