import { expect, test } from 'vitest';
import {
  changePasswordCall,
  endOtherSessionsCall,
  endOwnSessionCall,
  listOwnSessionsCall,
  updatePasswordCall,
} from '#modules/accounts/contract/myself.ts';
import { getSessionCall } from '#modules/accounts/contract/session.ts';
import { signInCall } from '#modules/accounts/contract/sign-in.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import { hashPassword } from '../passwords/password-hash.ts';

const suite = await testApp();
const client = await suite.people.client();
const current = 'sept cocottes en fonte';
const passwordHash = await hashPassword(current);
const someone = () => suite.people.user({ passwordHash, at: [{ client, role: 'brand_user' }] });
const isOver = (visitor: Visitor) =>
  expect.poll(async () => (await visitor.call(getSessionCall, { query: {} })).status).toBe(401);

test('a user sees where they are signed in and ends another session [SES-11]', async () => {
  const user = await someone();
  const phone = suite.visitor({
    'user-agent': 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1',
  });
  await phone.call(signInCall, { body: { username: user.email, password: current } });
  const desktop = await suite.visitor().as(user);
  const { body } = await desktop.call(listOwnSessionsCall, {});
  expect(body).toHaveLength(2);
  expect(body.find(({ current: own }) => !own)).toMatchObject({
    browser: 'Safari',
    system: 'iPhone',
    device: 'phone',
  });
  const other = body.find(({ current: own }) => !own)?.id ?? '';
  expect((await desktop.call(endOwnSessionCall, { params: { id: other } })).status).toBe(204);
  await isOver(phone);
  expect((await desktop.call(listOwnSessionsCall, {})).body).toHaveLength(1);
});

test('a user cannot end another user’s session [SES-11]', async () => {
  const victim = await suite.visitor().as(await someone());
  const { body } = await victim.call(listOwnSessionsCall, {});
  const stranger = await suite.visitor().as(await someone());
  const answer = await stranger.call(endOwnSessionCall, { params: { id: body[0]?.id ?? '' } });
  expect(answer.status).toBe(404);
  expect((await victim.call(getSessionCall, { query: {} })).status).toBe(200);
});

test('one request ends all other sessions [SES-11]', async () => {
  const user = await someone();
  const [desktop, phone, tablet] = await Promise.all([1, 2, 3].map(() => suite.visitor().as(user)));
  if (!desktop || !phone || !tablet) throw new Error('three sessions were asked for');
  expect((await desktop.call(endOtherSessionsCall, {})).body).toEqual({ ended: 2 });
  await isOver(phone);
  await isOver(tablet);
  expect((await desktop.call(getSessionCall, { query: {} })).status).toBe(200);
});

test.each([changePasswordCall, updatePasswordCall])(
  'a new password by $path ends the other sessions and notifies the owner [PRO-02]',
  async (call) => {
    const user = await someone();
    const desktop = await suite.visitor().as(user);
    const phone = await suite.visitor().as(user);
    const password = 'neuf couteaux bien affûtés';
    expect(
      (await desktop.call(call, { body: { currentPassword: current, password } })).status,
    ).toBe(204);
    await isOver(phone);
    expect((await desktop.call(getSessionCall, { query: {} })).status).toBe(200);
    const signedIn = await suite
      .visitor()
      .call(signInCall, { body: { username: user.email, password } });
    expect(signedIn.status).toBe(200);
    expect((await mailsTo(suite.app, user.email))[0]?.subject).toBe('Your password was changed');
  },
);

test('the current password cannot be guessed through an open session [PRO-02] [SES-10]', async () => {
  const user = await someone();
  const desktop = await suite.visitor().as(user);
  const guess = () =>
    desktop.call(changePasswordCall, {
      body: { currentPassword: 'not this one', password: 'neuf couteaux bien affûtés' },
    });
  for (let time = 0; time < 6; time += 1) expect((await guess()).status).toBe(422);
  expect(await guess()).toMatchObject({ status: 429, problem: { code: 'ACCOUNT_RESTING' } });
});

test('a password is not changed into itself [PRO-02]', async () => {
  const user = await someone();
  const desktop = await suite.visitor().as(user);
  const phone = await suite.visitor().as(user);
  const body = { currentPassword: current, password: current };
  expect((await desktop.call(changePasswordCall, { body })).problem.errors).toEqual([
    { field: 'body.password', code: 'PASSWORD_UNCHANGED' },
  ]);
  expect((await phone.call(getSessionCall, { query: {} })).status).toBe(200);
});

test('a wrong current password is rejected at its field and ends no session [PRO-02]', async () => {
  const user = await someone();
  const desktop = await suite.visitor().as(user);
  const phone = await suite.visitor().as(user);
  const answer = await desktop.call(changePasswordCall, {
    body: { currentPassword: 'not this one', password: 'neuf couteaux bien affûtés' },
  });
  expect(answer).toMatchObject({
    status: 422,
    problem: { errors: [{ field: 'body.currentPassword', code: 'CURRENT_PASSWORD_WRONG' }] },
  });
  expect((await phone.call(getSessionCall, { query: {} })).status).toBe(200);
});
