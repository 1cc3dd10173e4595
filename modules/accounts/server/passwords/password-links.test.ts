import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  checkPasswordLinkCall,
  forgetPasswordCall,
  requestPasswordResetCall,
  setPasswordCall,
} from '#modules/accounts/contract/password-links.ts';
import { getSessionCall } from '#modules/accounts/contract/session.ts';
import { captchaChallengeCall, signInCall } from '#modules/accounts/contract/sign-in.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { solvedCaptcha } from '#platform/testing/solved-captcha.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { hashPassword } from './password-hash.ts';
import { sendPasswordLinkJob } from './password-links.job.ts';

const suite = await testApp();
const client = await suite.people.client();
const passwordHash = await hashPassword('sept cocottes en fonte');
const newPassword = 'huit casseroles en cuivre';

async function rightAnswer(): Promise<string> {
  return solvedCaptcha((await suite.visitor().call(captchaChallengeCall, {})).body);
}

/** Each request uses a separate address, so that none hits the rate limit. */
let callers = 0;

async function linkFor(email: string, invitation = false): Promise<string> {
  const body = { username: email, recaptchaResponse: await rightAnswer(), invitation };
  callers += 1;
  const remoteAddress = `198.51.100.${callers}`;
  const answer = await suite
    .visitor()
    .send({ method: 'POST', path: forgetPasswordCall.path, body, remoteAddress });
  expect(answer.status).toBe(204);
  await jobsAreDone(suite.app, sendPasswordLinkJob.name);
  const mails = await mailsTo(suite.app, email);
  return /set-password\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

const someone = (given: Parameters<typeof suite.people.user>[0] = {}) =>
  suite.people.user({ passwordHash, at: [{ client, role: 'brand_user' }], ...given });

describe('a forgotten password', () => {
  test('a link comes by mail, sets the password once and ends all sessions [SES-06]', async () => {
    const user = await someone();
    const elsewhere = await suite.visitor().as(user);
    const token = await linkFor(user.email);
    const check = await suite.visitor().call(checkPasswordLinkCall, { body: { token } });
    expect(check.body).toEqual({
      email: user.email,
      firstName: 'Test',
      locale: 'en',
      invitation: false,
    });

    const set = () =>
      suite.visitor().call(setPasswordCall, { body: { token, password: newPassword } });
    const [first, second] = await Promise.all([set(), set()]);
    expect([first.status, second.status].sort()).toEqual([204, 410]);
    const credentials = { username: user.email, password: newPassword };
    expect((await suite.visitor().call(signInCall, { body: credentials })).status).toBe(200);
    await expect
      .poll(async () => (await elsewhere.call(getSessionCall, { query: {} })).status)
      .toBe(401);
  });

  test('expired and unknown links are rejected as invalid [SES-06]', async () => {
    const refused = async (token: string) => {
      const check = await suite.visitor().call(checkPasswordLinkCall, { body: { token } });
      expect(check).toMatchObject({ status: 410, problem: { code: 'PASSWORD_LINK_INVALID' } });
      const body = { token, password: newPassword };
      expect((await suite.visitor().call(setPasswordCall, { body })).status).toBe(410);
    };
    const user = await someone();
    const expired = await linkFor(user.email);
    await sql`
      update accounts.password_links set expires_at = now() - interval '1 second'
      where user_id = ${user.id}`.execute(suite.app.database.acrossClients());
    await refused(expired);
    await refused('x'.repeat(43));
  });

  test('asking again takes no link away; setting the password takes all of them [SES-06]', async () => {
    const user = await someone();
    const older = await linkFor(user.email);
    const newer = await linkFor(user.email);
    const set = (token: string) =>
      suite.visitor().call(setPasswordCall, { body: { token, password: newPassword } });
    expect((await set(older)).status).toBe(204);
    expect((await set(newer)).status).toBe(410);
  });

  test('repeated requests cannot flood a mailbox [SES-06]', async () => {
    const user = await someone();
    for (let time = 0; time < 6; time += 1) await linkFor(user.email);
    expect(await mailsTo(suite.app, user.email)).toHaveLength(4);
  });

  test('the response never reveals whether an account exists [SES-06]', async () => {
    const known = await someone();
    const disabled = await someone({ status: 'disabled' });
    for (const username of [known.email, disabled.email, 'nobody@brand.example']) {
      const body = { username, recaptchaResponse: await rightAnswer() };
      const answer = await suite.visitor().call(requestPasswordResetCall, { body });
      expect([answer.status, answer.raw.payload]).toEqual([204, '']);
    }
    await jobsAreDone(suite.app, sendPasswordLinkJob.name);
    expect(await mailsTo(suite.app, known.email)).toHaveLength(1);
    expect(await mailsTo(suite.app, disabled.email)).toHaveLength(0);
  });

  test('a password that is too short or too common is refused at its field, and the link still works [PRO-02]', async () => {
    const user = await someone();
    const token = await linkFor(user.email);
    const set = (password: string) =>
      suite.visitor().call(setPasswordCall, { body: { token, password } });
    expect((await set('too short')).problem.errors).toEqual([
      { field: 'body.password', code: 'passwordMinLength', params: { min: 12 } },
    ]);
    expect((await set('x'.repeat(129))).problem.errors?.[0]).toMatchObject({ code: 'maxLength' });
    expect((await set('Password2026!')).problem.errors).toEqual([
      { field: 'body.password', code: 'PASSWORD_TOO_COMMON' },
    ]);
    expect((await set(newPassword)).status).toBe(204);
  });
});

describe('an invitation', () => {
  test('sends a link to set the first password, which makes the user active [SES-07]', async () => {
    const user = await suite.people.user({
      status: 'invited',
      locale: 'de',
      at: [{ client, role: 'store_owner' }],
    });
    const token = await linkFor(user.email, true);
    expect((await mailsTo(suite.app, user.email))[0]?.subject).toBe('Ihre Einladung zu Comptoir');
    const check = await suite.visitor().call(checkPasswordLinkCall, { body: { token } });
    expect(check.body.invitation).toBe(true);
    await suite.visitor().call(setPasswordCall, { body: { token, password: newPassword } });
    const credentials = { username: user.email, password: newPassword };
    expect((await suite.visitor().call(signInCall, { body: credentials })).status).toBe(200);
  });

  test('is not sent to a user who is already active [SES-07]', async () => {
    const user = await someone();
    await linkFor(user.email, true);
    expect(await mailsTo(suite.app, user.email)).toHaveLength(0);
  });
});

describe('the captcha', () => {
  test('without a right answer no mail is sent; a right one works once [SES-08]', async () => {
    const user = await someone();
    const requestReset = (recaptchaResponse: string) =>
      suite
        .visitor()
        .call(requestPasswordResetCall, { body: { username: user.email, recaptchaResponse } });
    for (const wrong of [
      'x',
      btoa('{}'),
      btoa(JSON.stringify({ algorithm: 'SHA-256', number: 1 })),
    ]) {
      expect(await requestReset(wrong)).toMatchObject({
        status: 422,
        problem: { code: 'CAPTCHA_FAILED' },
      });
    }
    const right = await rightAnswer();
    expect((await requestReset(right)).status).toBe(204);
    // A different encoding of the same solution counts as the same solution.
    const again = btoa(JSON.stringify({ ...JSON.parse(atob(right)), took: 1 }));
    for (const used of [right, `${right} `, again]) {
      expect((await requestReset(used)).problem.code).toBe('CAPTCHA_FAILED');
    }
    await jobsAreDone(suite.app, sendPasswordLinkJob.name);
    expect(await mailsTo(suite.app, user.email)).toHaveLength(1);
  });
});
