import { afterAll, describe, expect, test } from 'vitest';
import {
  invitationLinkCall,
  resendInvitationCall,
  userMailsCall,
} from '#modules/accounts/contract/invite-user.ts';
import { getUserCall } from '#modules/accounts/contract/manage-user.ts';
import { setPasswordCall } from '#modules/accounts/contract/password-links.ts';
import { bulkUsersCall, listUsersCall } from '#modules/accounts/contract/user-list.ts';
import { startTestSmtp } from '#platform/testing/smtp/test-smtp.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { type Brand, testBrand } from '../testing/brand.ts';

const smtp = await startTestSmtp();
afterAll(() => smtp.close());
const suite = await testApp({ environment: { SMTP_URL: smtp.url } });
const brand = await testBrand(suite);
const other = await testBrand(suite);

const resend = (at: Brand, user: { id: string }) =>
  at.desk.call(resendInvitationCall, { params: { id: user.id }, body: { clientId: at.client.id } });
const linkFor = (at: Brand, user: { id: string }) =>
  at.desk.call(invitationLinkCall, { params: { id: user.id }, body: { clientId: at.client.id } });
const mailsOf = (at: Brand, user: { id: string }) =>
  at.desk.call(userMailsCall, { params: { id: user.id }, query: { clientId: at.client.id } });
async function invitationOf(user: { id: string }) {
  const query = { clientId: brand.client.id };
  return (await brand.desk.call(getUserCall, { params: { id: user.id }, query })).body.invitation;
}
/** Only this user's, because another test's mail may still wait. */
const delivered = (user: { id: string }) =>
  expect
    .poll(async () => {
      const { body: mails } = await mailsOf(brand, user);
      return mails.every(({ status }) => status === 'sent' || status === 'failed');
    })
    .toBe(true);

describe('an invitation', () => {
  test('that bounced shows the reason until the next one is delivered [USR-01]', async () => {
    smtp.answerNext({ code: 550, message: '5.1.1 No such user here' });
    const { body: user } = await brand.create();
    await delivered(user);
    expect(await invitationOf(user)).toMatchObject({ state: 'undelivered', reason: 'UserUnknown' });
    const { body } = await brand.desk.call(listUsersCall, {
      query: { clientId: brand.client.id, view: 'invitation-failed' },
    });
    expect(body.items.map(({ id }) => id)).toContain(user.id);

    expect((await resend(brand, user)).status).toBe(204);
    await delivered(user);
    expect(await invitationOf(user)).toMatchObject({ state: 'sent', reason: null });
    const { body: mails } = await mailsOf(brand, user);
    expect(mails.map(({ status, reason }) => [status, reason])).toEqual([
      ['sent', null],
      ['failed', 'UserUnknown'],
    ]);
  });

  test('whose mail is still queued is not shown as sent, neither here nor in the list [USR-01]', async () => {
    smtp.answerNext({ code: 451, message: '4.7.1 Greylisted, come back later' });
    const { body: user } = await brand.create();
    await expect
      .poll(async () =>
        (await mailsOf(brand, user)).body.map(({ status, reason }) => [status, reason]),
      )
      .toEqual([['queued', 'GreyListed']]);
    expect((await mailsOf(brand, user)).body[0]?.nextTryAt).not.toBeNull();
    expect(await invitationOf(user)).toMatchObject({ state: 'waiting', reason: null });
    const { body } = await brand.desk.call(listUsersCall, { query: { clientId: brand.client.id } });
    expect(body.items.find(({ id }) => id === user.id)?.invitation?.state).toBe('waiting');
  });

  test('that bounces after a newer link was created does not affect the newer one [USR-01]', async () => {
    smtp.answerNext({ code: 550, message: '5.1.1 No such user here' });
    const { body: user } = await brand.create();
    await linkFor(brand, user);
    await delivered(user);
    const { body: mails } = await mailsOf(brand, user);
    // In either order, the failed mail does not affect the later handed-over link.
    expect(mails).toHaveLength(1);
    expect(await invitationOf(user)).toMatchObject({ state: 'sent' });
  });

  test('is sent at most four times an hour; a refusal says when the next one is possible [USR-01]', async () => {
    const { body: user } = await brand.create();
    const answers = await Promise.all([1, 2, 3, 4].map(() => resend(brand, user)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 204, 429]);
    expect((await resend(brand, user)).problem).toMatchObject({
      code: 'INVITED_TOO_OFTEN',
      params: { minutes: 60 },
    });
    expect((await linkFor(brand, user)).status).toBe(429);
  });

  test('can be handed over in person, and the link works [USR-01]', async () => {
    const { body: user } = await brand.create();
    const { body: link } = await linkFor(brand, user);
    expect(Date.parse(link.validUntil)).toBeGreaterThan(Date.now() + 6 * 24 * 3_600_000);
    const token = new URL(link.url).searchParams.get('token') ?? '';
    const body = { token, password: 'sept cocottes en fonte' };
    expect((await suite.visitor().call(setPasswordCall, { body })).status).toBe(204);
    for (const call of [resend, linkFor])
      expect((await call(brand, user)).problem.code).toBe('NOT_INVITED');
  });

  test('link is not handed to an admin of only one of the person’s clients [USR-09]', async () => {
    const user = await suite.people.user({
      status: 'invited',
      at: [
        { client: brand.client, role: 'brand_user' },
        { client: other.client, role: 'brand_admin' },
      ],
    });
    expect((await linkFor(brand, user)).problem.code).toBe('PERSON_NOT_YOURS');
    expect((await resend(brand, user)).status).toBe(204);
    expect((await mailsOf(other, user)).body).toEqual([]);
  });

  test('of another client’s user cannot be sent, taken or read [USR-09]', async () => {
    const { body: foreign } = await other.create();
    for (const call of [resend, linkFor, mailsOf])
      expect((await call(brand, foreign)).status).toBe(404);
  });
});

test('several users are disabled, reactivated and invited, and each refusal names its user [USR-03] [USR-09]', async () => {
  const { body: one } = await brand.create();
  const active = await suite.people.user({ at: [{ client: brand.client, role: 'brand_user' }] });
  const { body: foreign } = await other.create();
  const bulk = (action: 'disable' | 'reactivate' | 'invite', ids: string[]) =>
    brand.desk.call(bulkUsersCall, { body: { clientId: brand.client.id, action, which: { ids } } });
  const ids = [one.id, active.id, brand.admin.id, foreign.id, one.id];
  expect((await bulk('disable', ids)).body).toEqual({
    done: 2,
    refused: [
      { id: brand.admin.id, name: 'Solveig Person', code: 'NOT_YOURSELF' },
      { id: foreign.id, name: '', code: 'NOT_FOUND' },
    ],
    next: null,
  });
  expect((await bulk('invite', [one.id])).body.refused[0]?.code).toBe('NOT_INVITED');
  expect((await bulk('reactivate', [one.id, active.id])).body).toEqual({
    done: 2,
    refused: [],
    next: null,
  });
  expect((await bulk('invite', [one.id, active.id])).body).toEqual({
    done: 1,
    refused: [{ id: active.id, name: 'Test Person', code: 'NOT_INVITED' }],
    next: null,
  });
});

test('all matching users are changed except the excluded ones and those of another client [USR-01] [USR-09]', async () => {
  const full = await testBrand(suite);
  const at = [{ client: full.client, role: 'store_owner' as const }];
  const [first, taken] = [await suite.people.user({ at }), await suite.people.user({ at })];
  const foreign = await suite.people.user({
    at: [{ client: other.client, role: 'store_owner' }],
  });
  const { body } = await full.desk.call(bulkUsersCall, {
    body: {
      clientId: full.client.id,
      action: 'disable',
      which: {
        filter: {
          view: 'active',
          groups: [{ filters: [{ field: 'role', operator: 'any-of', value: ['store_owner'] }] }],
        },
        except: [taken.id],
      },
    },
  });
  expect(body).toEqual({ done: 1, refused: [], next: null });
  const statusAt = async ({ desk, client }: Brand, { id }: { id: string }) =>
    (await desk.call(getUserCall, { params: { id }, query: { clientId: client.id } })).body.status;
  expect(await statusAt(full, first)).toBe('disabled');
  expect(await statusAt(full, taken)).toBe('active');
  expect(await statusAt(other, foreign)).toBe('active');
});
