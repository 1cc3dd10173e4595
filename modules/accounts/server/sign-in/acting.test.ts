import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { changePasswordCall, listOwnSessionsCall } from '#modules/accounts/contract/myself.ts';
import {
  actAsUserCall,
  getSessionCall,
  signOutCall,
  stopActingCall,
} from '#modules/accounts/contract/session.ts';
import {
  listCrossClientUsersCall,
  updateCrossClientUserCall,
} from '#modules/accounts/contract/super-admin-users.ts';
import { ACTING_SECONDS } from '#platform/contract/limits.ts';
import { clearEndedSessions } from '#platform/server/jobs/operations/clear-ended-sessions.job.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { testBrand } from '../testing/brand.ts';

const suite = await testApp();
const across = suite.app.database.acrossClients();
const brand = await testBrand(suite);
const superAdmin = await suite.people.user({ superAdmin: true, firstName: 'Camille' });
const session = async (visitor: typeof brand.desk) => visitor.call(getSessionCall, { query: {} });

async function acting(user: { id: string }) {
  const visitor = await suite.visitor().as(superAdmin);
  const own = new Map(visitor.cookies);
  const answer = await visitor.call(actAsUserCall, {
    params: { id: user.id },
    body: { reason: 'Ticket 4711: cannot see the leads' },
  });
  return { visitor, answer, own };
}

test('a super admin who acts as a user gets the user’s session, which names the super admin [SUP-04]', async () => {
  const { visitor, answer } = await acting(brand.admin);
  expect(answer.status).toBe(204);
  const { body } = await session(visitor);
  expect(body).toMatchObject({
    user: { id: brand.admin.id, role: 'brand_admin' },
    actedBy: { firstName: 'Camille', lastName: 'Person' },
  });
  expect((await visitor.call(listCrossClientUsersCall, { query: {} })).status).toBe(403);
  // Actions reserved for the user stay refused while a super admin acts as them.
  const password = { currentPassword: 'x'.repeat(12), password: 'neuf couteaux bien affûtés' };
  expect((await visitor.call(changePasswordCall, { body: password })).status).toBe(403);
  expect((await brand.desk.call(listOwnSessionsCall, {})).body).toHaveLength(1);
});

test('actions while acting record both users and the reason [SUP-04]', async () => {
  const { visitor } = await acting(brand.admin);
  const made = await brand.create({}, visitor);
  expect(made.status).toBe(201);
  const { rows } = await sql<Record<string, string>>`
    select user_id, by_user_id from platform.audit_entries
    where record = 'accounts.users' and record_id = ${made.body.id} and action = 'created'`.execute(
    across,
  );
  expect(rows).toEqual([{ user_id: brand.admin.id, by_user_id: superAdmin.id }]);
  const { rows: traces } = await sql<Record<string, unknown>>`
    select user_id, by_user_id, reason, ended_at from platform.acting order by began_at desc limit 1`.execute(
    across,
  );
  expect(traces).toEqual([
    {
      user_id: brand.admin.id,
      by_user_id: superAdmin.id,
      reason: 'Ticket 4711: cannot see the leads',
      ended_at: null,
    },
  ]);
});

test('stopping leads back to the own session, and ends the other [SUP-04]', async () => {
  const { visitor } = await acting(brand.admin);
  const actingCookies = new Map(visitor.cookies);
  expect((await visitor.call(stopActingCall, { body: {} })).body).toEqual({ back: true });
  expect((await session(visitor)).body).toMatchObject({
    user: { id: superAdmin.id },
    actedBy: null,
  });
  const left = suite.visitor();
  for (const [name, value] of actingCookies) left.cookies.set(name, value);
  await expect.poll(async () => (await session(left)).status).toBe(401);
  expect((await visitor.call(stopActingCall, { body: {} })).problem.code).toBe('NOT_ACTING');
});

test('a super admin whose own session has expired meanwhile must sign in again after acting [SUP-04]', async () => {
  const { visitor } = await acting(brand.admin);
  await sql`
    update platform.sessions set expires_at = now() where id = ${await waitingSession()}`.execute(
    across,
  );
  expect((await visitor.call(stopActingCall, { body: {} })).body).toEqual({ back: false });
  expect((await session(visitor)).status).toBe(401);
});

test.each(['signed-out', 'ended-by-owner', 'token-reused'] as const)(
  'acting ends with the own session, which was %s [SUP-04]',
  async (reason) => {
    const { visitor } = await acting(brand.admin);
    expect((await session(visitor)).status).toBe(200);
    await suite.app.sessions.end(across, await waitingSession(), reason);
    await expect.poll(async () => (await session(visitor)).status).toBe(401);
    expect(await lastTrace()).toMatchObject({ ended_at: expect.any(Date) });
  },
);

test('signing out while acting in one window ends the acting session of another window [SUP-04]', async () => {
  const { visitor: one, own } = await acting(brand.admin);
  const another = suite.visitor();
  for (const [name, value] of own) another.cookies.set(name, value);
  const body = { reason: 'the same ticket, another user' };
  const user = await suite.people.user({ at: [{ client: brand.client, role: 'brand_user' }] });
  await another.call(actAsUserCall, { params: { id: user.id }, body });
  expect((await session(another)).body.user.id).toBe(user.id);
  await one.call(signOutCall, {});
  await expect.poll(async () => (await session(another)).status).toBe(401);
});

async function lastTrace() {
  const { rows } = await sql<{ id: string; ended_at: Date | null }>`
    select id, ended_at from platform.acting where by_user_id = ${superAdmin.id}
    order by began_at desc limit 1`.execute(across);
  return rows[0];
}

/** The own session of the super admin that acted last. */
async function waitingSession(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select returns_to as id from platform.sessions
    where acted_by = ${superAdmin.id} order by created_at desc limit 1`.execute(across);
  return rows[0]?.id ?? '';
}

test('acting ends after an hour, however busy it is [SUP-04]', async () => {
  const { visitor } = await acting(brand.admin);
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from expires_at - created_at)::int as seconds from platform.sessions
    where acted_by = ${superAdmin.id} order by created_at desc limit 1`.execute(across);
  expect(rows[0]?.seconds).toBe(ACTING_SECONDS);
  await sql`update platform.sessions set expires_at = now() where acted_by = ${superAdmin.id}`.execute(
    across,
  );
  await suite.app.sessions.principalChanged(across, brand.admin.id);
  await expect.poll(async () => (await session(visitor)).status).toBe(401);
});

test('acting that ran out is closed in the trace, at the time it ended [SUP-04]', async () => {
  await acting(brand.admin);
  const trace = await lastTrace();
  const { rows } = await sql<{ expires_at: Date }>`
    update platform.sessions set expires_at = now() - interval '5 minutes' where id = ${trace?.id}
    returning expires_at`.execute(across);
  const { visitor } = await acting(brand.admin);
  await clearEndedSessions.handle({ app: suite.app } as never);
  const { rows: closed } = await sql<{ ended_at: Date | null }>`
    select ended_at from platform.acting where id = ${trace?.id}`.execute(across);
  expect(closed[0]?.ended_at).toEqual(rows[0]?.expires_at);
  expect((await lastTrace())?.ended_at).toBeNull();
  expect((await session(visitor)).status).toBe(200);
});

test('a super admin cannot act as a super admin, a user who cannot sign in, or an unknown user [SUP-04]', async () => {
  const another = await suite.people.user({ superAdmin: true });
  const disabled = await suite.people.user({ status: 'disabled' });
  const invited = (await brand.create()).body;
  const shutOut = await suite.people.user({ at: [{ client: brand.client, role: 'brand_user' }] });
  await sql`update accounts.memberships set disabled_at = now() where user_id = ${shutOut.id}`.execute(
    across,
  );
  for (const user of [another, disabled, invited, shutOut])
    expect((await acting(user)).answer.problem.code).toBe('CANNOT_ACT_AS');
  expect((await acting({ id: brand.client.id })).answer.status).toBe(404);
  const params = { id: superAdmin.id };
  const body = { reason: 'because I can' };
  expect((await brand.desk.call(actAsUserCall, { params, body })).status).toBe(403);
  const short = await (await suite.visitor().as(superAdmin)).call(actAsUserCall, {
    params: { id: brand.admin.id },
    body: { reason: '   x  ' },
  });
  expect(short.problem.errors?.[0]?.field).toBe('body.reason');
});

test('a disabled super admin stops acting immediately [SUP-04]', async () => {
  const admin = await suite.people.user({ superAdmin: true });
  const visitor = await suite.visitor().as(admin);
  const body = { reason: 'a look at the settings' };
  await visitor.call(actAsUserCall, { params: { id: brand.admin.id }, body });
  expect((await session(visitor)).status).toBe(200);
  await suite.app.sessions.endOfUser(across, admin.id, 'disabled');
  await expect.poll(async () => (await session(visitor)).status).toBe(401);
});

test('a super admin who loses the role stops acting immediately, and the trace records it [SUP-04]', async () => {
  const admin = await suite.people.user({ superAdmin: true });
  const visitor = await suite.visitor().as(admin);
  const body = { reason: 'a look at the settings' };
  await visitor.call(actAsUserCall, { params: { id: brand.admin.id }, body });
  expect((await session(visitor)).status).toBe(200);
  const operator = await suite.visitor().as(superAdmin);
  await operator.call(updateCrossClientUserCall, {
    params: { id: admin.id },
    body: { version: 1, superAdmin: false },
  });
  await expect.poll(async () => (await session(visitor)).status).toBe(401);
  const { rows } = await sql<{ ended_at: Date | null }>`
    select ended_at from platform.acting where by_user_id = ${admin.id}`.execute(across);
  expect(rows).toEqual([{ ended_at: expect.any(Date) }]);
});

test('super admin rights are checked on every request while acting, not only at the start [SUP-04]', async () => {
  for (const change of [sql`is_super_admin = false`, sql`status = 'disabled'`]) {
    const admin = await suite.people.user({ superAdmin: true });
    const visitor = await suite.visitor().as(admin);
    const body = { reason: 'a look at the settings' };
    await visitor.call(actAsUserCall, { params: { id: brand.admin.id }, body });
    expect((await session(visitor)).status).toBe(200);
    await sql`update accounts.users set ${change} where id = ${admin.id}`.execute(across);
    await suite.app.sessions.principalChanged(across, admin.id);
    await expect.poll(async () => (await session(visitor)).status).toBe(401);
  }
});

test('super admin actions are refused while acting, even if the user has become a super admin [SUP-04]', async () => {
  const user = await suite.people.user({ at: [{ client: brand.client, role: 'brand_user' }] });
  const { visitor } = await acting(user);
  await sql`update accounts.users set is_super_admin = true where id = ${user.id}`.execute(across);
  await suite.app.sessions.principalChanged(across, user.id);
  expect((await visitor.call(listCrossClientUsersCall, { query: {} })).status).toBe(403);
});

test('no e-mail address can be changed while acting [SUP-04]', async () => {
  const { body: invited } = await brand.create();
  const { visitor } = await acting(brand.admin);
  const email = brand.newUser().email;
  const refused = await brand.change(invited, { version: invited.version, email }, visitor);
  expect(refused).toMatchObject({
    status: 403,
    problem: { errors: [{ field: 'body.email', code: 'EMAIL_NOT_WHILE_ACTING' }] },
  });
  const named = { version: invited.version, email: invited.email, firstName: 'Ragnhild' };
  expect((await brand.change(invited, named, visitor)).status).toBe(200);
});

test('signing out while acting also ends the super admin’s own session [SUP-04]', async () => {
  const admin = await suite.people.user({ superAdmin: true });
  const own = await suite.visitor().as(admin);
  const cookies = new Map(own.cookies);
  await own.call(actAsUserCall, {
    params: { id: brand.admin.id },
    body: { reason: 'a look at the settings' },
  });
  await own.call(signOutCall, {});
  const back = suite.visitor();
  for (const [name, value] of cookies) back.cookies.set(name, value);
  await expect.poll(async () => (await session(back)).status).toBe(401);
});
