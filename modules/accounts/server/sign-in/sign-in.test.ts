import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getSessionCall, signOutCall } from '#modules/accounts/contract/session.ts';
import { signInCall } from '#modules/accounts/contract/sign-in.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { hashPassword } from '../passwords/password-hash.ts';

const suite = await testApp();
const password = 'sept cocottes en fonte';
// A low-cost hash, because these tests sign in many times; the cost is stored with the hash.
const passwordHash = await hashPassword(password, { memory: 64, passes: 1, parallelism: 1 });
const client = await suite.people.client();

async function someone(given: Parameters<typeof suite.people.user>[0] = {}) {
  return suite.people.user({ passwordHash, at: [{ client, role: 'brand_admin' }], ...given });
}

describe('signing in', () => {
  test('opens a session in cookies that scripts cannot read [SES-01]', async () => {
    const user = await someone();
    const visitor = suite.visitor();
    const answer = await visitor.call(signInCall, {
      body: { username: user.email.toUpperCase(), password },
    });
    expect(answer).toMatchObject({ status: 200, body: { userId: user.id } });
    const cookies = [answer.headers['set-cookie']].flat().join('\n');
    expect(cookies.match(/HttpOnly; SameSite=Lax/g)).toHaveLength(3);
    expect(cookies).not.toMatch(/Secure/);
    const session = await visitor.call(getSessionCall, { query: {} });
    expect(session.body.user.email).toBe(user.email);
  });

  test('a wrong password, an unknown account, an invited and a disabled one get the same answer [SES-01]', async () => {
    const known = await someone();
    const disabled = await someone({ status: 'disabled' });
    const invited = await someone({ status: 'invited' });
    const answers = await Promise.all(
      [
        { username: known.email, password: 'not this one at all' },
        { username: 'nobody@brand.example', password },
        { username: disabled.email, password },
        { username: invited.email, password },
      ].map((body) => suite.visitor().call(signInCall, { body })),
    );
    for (const { status, problem, headers } of answers) {
      expect(status).toBe(422);
      expect(problem).toMatchObject({
        code: 'WRONG_CREDENTIALS',
        params: { triesLeft: 5, minutes: 15 },
      });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('the sixth failed attempt locks the account, even for the right password, and notifies its owner [SES-10]', async () => {
    const user = await someone({ firstName: 'Zoë', locale: 'fr' });
    const wrong = { username: user.email, password: 'not this one at all' };
    // Many more parallel attempts than allowed: each must be counted.
    const tries = await Promise.all(
      Array.from({ length: 40 }, () => suite.visitor().call(signInCall, { body: wrong })),
    );
    const looked = tries.filter(({ problem }) => problem.code === 'WRONG_CREDENTIALS');
    expect(looked.map(({ problem }) => problem.params?.triesLeft).sort()).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
    const rested = await suite
      .visitor()
      .call(signInCall, { body: { username: user.email, password } });
    expect(rested).toMatchObject({ status: 429, problem: { code: 'ACCOUNT_RESTING' } });
    const mails = await mailsTo(suite.app, user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Bonjour Zoë');

    await sql`update accounts.sign_in_failures set since = now() - interval '16 minutes'`.execute(
      suite.app.database.acrossClients(),
    );
    const later = await suite
      .visitor()
      .call(signInCall, { body: { username: user.email, password } });
    expect(later.status).toBe(200);
  });

  test('an address that tries many accounts rests, whatever X-Forwarded-For it makes up [SES-10]', async () => {
    const user = await someone();
    const from = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` });
    const attempt = (username: string, tried: string, number: number) =>
      suite.visitor().send({
        method: 'POST',
        path: signInCall.path,
        body: { username, password: tried },
        headers: from(number),
        remoteAddress: '198.51.100.7',
      });
    // In batches that fit the hashing places, because each attempt is delayed.
    for (let tried = 0; tried < 60; tried += 20) {
      await Promise.all(
        Array.from({ length: 20 }, (_, number) =>
          attempt(`guess-${tried + number}@brand.example`, 'not this one at all', number),
        ),
      );
    }
    const answer = await attempt(user.email, password, 99);
    expect(answer).toMatchObject({ status: 429, problem: { code: 'ACCOUNT_RESTING' } });
    const elsewhere = await suite
      .visitor()
      .call(signInCall, { body: { username: user.email, password } });
    expect(elsewhere.status).toBe(200);
  });

  test('excess requests from one address get 429, are not counted as failures, and do not block other addresses [SES-10]', async () => {
    const user = await someone();
    const attempt = (username: string, remoteAddress: string) =>
      suite.visitor().send({
        method: 'POST',
        path: signInCall.path,
        body: { username, password },
        remoteAddress,
      });
    const crowd = Array.from({ length: 80 }, (_, number) =>
      attempt(`crowd-${number}@brand.example`, '198.51.100.8'),
    );
    const other = attempt((await someone()).email, '198.51.100.9');
    const sentAway = (await Promise.all(crowd)).filter(({ status }) => status === 429);
    expect(sentAway.length).toBeGreaterThan(20);
    for (const { problem, headers } of sentAway)
      expect([problem.code, headers['retry-after']]).toEqual(['TOO_MANY_REQUESTS', '2']);
    expect((await other).status).toBe(200);
    // If all eighty had been counted, the address would be locked by now.
    expect((await attempt(user.email, '198.51.100.8')).status).toBe(200);
  });

  test('many successful sign-ins from one office address never lock it [SES-10]', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => someone()));
    for (let round = 0; round < 14; round += 1) {
      for (const { email } of people) {
        const answer = await suite.visitor().send({
          method: 'POST',
          path: signInCall.path,
          body: { username: email, password },
          remoteAddress: '198.51.100.8',
        });
        expect(answer.status).toBe(200);
      }
    }
  });

  test('a right password clears the account’s failures [SES-10]', async () => {
    const user = await someone();
    const wrong = { username: user.email, password: 'not this one at all' };
    await suite.visitor().call(signInCall, { body: wrong });
    await suite.visitor().call(signInCall, { body: wrong });
    await suite.visitor().call(signInCall, { body: { username: user.email, password } });
    const answer = await suite.visitor().call(signInCall, { body: wrong });
    expect(answer.problem.params).toMatchObject({ triesLeft: 5 });
  });
});

describe('signing out', () => {
  test('ends the session on the server, not only in the browser [SES-05]', async () => {
    const visitor = await suite.visitor().as(await someone());
    const savedCookies = new Map(visitor.cookies);
    expect((await visitor.call(signOutCall, {})).status).toBe(204);
    expect([...visitor.cookies.keys()]).toEqual([]);
    const thief = suite.visitor();
    for (const [name, value] of savedCookies) thief.cookies.set(name, value);
    await expect
      .poll(async () => (await thief.call(getSessionCall, { query: {} })).problem?.code)
      .toBe('AUTHENTICATION_FAILED');
  });

  test('works without a session too [SES-05]', async () => {
    expect((await suite.visitor().call(signOutCall, {})).status).toBe(204);
  });

  test('other tabs are notified [SES-05]', async () => {
    const user = await someone();
    const visitor = await suite.visitor().as(user);
    const received: string[] = [];
    const stop = suite.app.live.subscribe(user.id, (message) => received.push(message.kind));
    await visitor.call(signOutCall, {});
    await expect.poll(() => received).toEqual(['session.ended']);
    stop();
  });
});

test('nothing that was logged names a person', () => {
  expect(suite.logged.length).toBeGreaterThan(10);
  expect(suite.logged.join('')).not.toMatch(/brand\.example|Zoë|cocottes|198\.51/);
});
