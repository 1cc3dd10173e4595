import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getSessionCall, refreshSessionCall } from '#modules/accounts/contract/session.ts';
import { ACCESS_TOKEN_SECONDS } from '#platform/contract/limits.ts';
import { signAccessToken } from '#platform/server/sessions/access-token.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '#platform/server/sessions/cookies.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';

const suite = await testApp();
const client = await suite.people.client();
const user = await suite.people.user({ at: [{ client, role: 'brand_user' }] });

const refresh = (visitor: Visitor) =>
  visitor.call(refreshSessionCall, { headers: { rid: 'session' } });
const session = (visitor: Visitor) => visitor.call(getSessionCall, { query: {} });

function withToken(token: string | undefined): Visitor {
  const visitor = suite.visitor();
  visitor.cookies.set(REFRESH_COOKIE, token ?? '');
  return visitor;
}

/** Simulates that the grace period for parallel tabs is over. */
async function graceIsOver(): Promise<void> {
  await sql`update platform.refresh_tokens set spent_at = spent_at - interval '31 seconds'`.execute(
    suite.app.database.acrossClients(),
  );
}

test('an expired access token answers 498, and after one refresh the call goes through [SES-02]', async () => {
  const visitor = await suite.visitor().as(user);
  const expired = await signAccessToken(
    suite.app.secrets,
    { userId: user.id, sessionId: '019a8000-0000-7000-8000-000000000000' },
    Date.now() - (ACCESS_TOKEN_SECONDS + 1) * 1000,
  );
  visitor.cookies.set(ACCESS_COOKIE, expired);
  expect(await session(visitor)).toMatchObject({
    status: 498,
    problem: { code: 'ACCESS_TOKEN_EXPIRED' },
  });
  expect((await refresh(visitor)).body).toEqual({ expiresInSeconds: ACCESS_TOKEN_SECONDS });
  expect((await session(visitor)).status).toBe(200);
});

test('a forged access token is nothing at all, not an expired one [SES-02]', async () => {
  const visitor = await suite.visitor().as(user);
  const [head, body] = (visitor.cookies.get(ACCESS_COOKIE) ?? '').split('.');
  visitor.cookies.set(ACCESS_COOKIE, `${head}.${body}.AAAA`);
  expect(await session(visitor)).toMatchObject({
    status: 401,
    problem: { code: 'AUTHENTICATION_FAILED' },
  });
});

test('a refresh without the header rid is refused and spends nothing [SES-02]', async () => {
  const visitor = await suite.visitor().as(user);
  const answer = await visitor.send({ method: 'POST', path: refreshSessionCall.path });
  expect(answer).toMatchObject({
    status: 400,
    problem: { errors: [{ field: 'headers.rid', code: 'required' }] },
  });
  expect((await refresh(visitor)).status).toBe(200);
});

test('two tabs may spend the same token within the grace [SES-02]', async () => {
  const first = await suite.visitor().as(user);
  const token = first.cookies.get(REFRESH_COOKIE);
  const answers = await Promise.all([refresh(withToken(token)), refresh(withToken(token))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('a token spent earlier ends the whole family, and that stays so [SES-03]', async () => {
  const owner = await suite.visitor().as(user);
  const stolen = owner.cookies.get(REFRESH_COOKIE);
  await refresh(owner);
  await graceIsOver();
  const thief = await refresh(withToken(stolen));
  expect(thief).toMatchObject({ status: 401, problem: { code: 'INVALID_REFRESH_TOKEN' } });
  expect(await refresh(owner)).toMatchObject({
    status: 401,
    problem: { code: 'INVALID_REFRESH_TOKEN' },
  });
  await expect.poll(async () => (await session(owner)).status).toBe(401);
});

test('a token spent many days ago still ends the family, as long as a browser can hold it [SES-03]', async () => {
  const owner = await suite.visitor().as(user);
  const stolen = owner.cookies.get(REFRESH_COOKIE);
  await refresh(owner);
  await sql`update platform.refresh_tokens set spent_at = spent_at - interval '8 days'`.execute(
    suite.app.database.acrossClients(),
  );
  await refresh(owner);
  expect((await refresh(withToken(stolen))).status).toBe(401);
  expect((await refresh(owner)).status).toBe(401);
});

test.each(['', 'x', 'a'.repeat(43)])('the token %j is refused [SES-03]', async (token) => {
  expect(await refresh(withToken(token))).toMatchObject({
    status: 401,
    problem: { code: 'INVALID_REFRESH_TOKEN' },
  });
});

test('no refresh token is stored in plain text', async () => {
  const visitor = await suite.visitor().as(user);
  const { rows } = await sql<{ hash: string }>`select hash from platform.refresh_tokens`.execute(
    suite.app.database.acrossClients(),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ hash }) => hash)).not.toContain(visitor.cookies.get(REFRESH_COOKIE));
});
