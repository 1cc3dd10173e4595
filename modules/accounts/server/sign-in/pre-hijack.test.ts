import { describe, expect, test } from 'vitest';
import { invitationLinkCall } from '#modules/accounts/contract/invite-user.ts';
import {
  checkPasswordLinkCall,
  setPasswordCall,
} from '#modules/accounts/contract/password-links.ts';
import { getSessionCall } from '#modules/accounts/contract/session.ts';
import { signInCall } from '#modules/accounts/contract/sign-in.ts';
import {
  addToClientCall,
  getCrossClientUserCall,
  updateCrossClientUserCall,
} from '#modules/accounts/contract/super-admin-users.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { sendPasswordLink } from '../passwords/password-links.ts';
import type { AccountsTables } from '../tables.ts';
import { type Brand, testBrand } from '../testing/brand.ts';

const suite = await testApp();
const across = suite.app.database.acrossClients<AccountsTables>();
/** The attacker is admin of the first; the other is the target. */
const own = await testBrand(suite);
const other = await testBrand(suite);
const operator = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
const ATTACKERS = 'sept cocottes en fonte';
const OWNERS = 'huit casseroles en cuivre';

const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const setPassword = async (token: string, password: string) =>
  (await suite.visitor().call(setPasswordCall, { body: { token, password } })).status;
const signIn = (email: string, password: string) => {
  const visitor = suite.visitor();
  return visitor
    .call(signInCall, { body: { username: email, password } })
    .then(({ status }) => ({ status, visitor }));
};
const handOver = (at: Brand, user: { id: string }, by = at.desk) =>
  by.call(invitationLinkCall, { params: { id: user.id }, body: { clientId: at.client.id } });
const read = async ({ id }: { id: string }) =>
  (await operator.call(getCrossClientUserCall, { params: { id } })).body;
const addTo = (at: Brand, user: { id: string }, version: number, role = 'brand_user' as const) =>
  operator.call(addToClientCall, {
    params: { id: user.id, clientId: at.client.id },
    body: { role, version },
  });
const lastMail = async (email: string) => (await mailsTo(suite.app, email)).at(-1);

/** An account in another person's name at the attacker's client, with a password set by the attacker. */
async function hijacked(given: Parameters<Brand['create']>[0] = {}) {
  const { body: user } = await own.create({ defaultLocaleIsoCode: 'en', ...given });
  const { body: link } = await handOver(own, user);
  expect(await setPassword(tokenIn(link.url), ATTACKERS)).toBe(204);
  const { visitor } = await signIn(user.email, ATTACKERS);
  expect(await sessionOf(visitor)).toBe(200);
  return { user, visitor };
}
const sessionOf = async (visitor: ReturnType<typeof suite.visitor>) =>
  (await visitor.call(getSessionCall, { query: {} })).status;

/** Neither session nor password of the attacker is valid; the mailbox owner gets access through the received link. */
async function expectOwnersAlone(
  user: { id: string; email: string },
  visitor: ReturnType<typeof suite.visitor>,
) {
  await expect.poll(() => sessionOf(visitor)).toBe(401);
  expect((await signIn(user.email, ATTACKERS)).status).toBe(422);
  expect((await handOver(own, user)).status).toBe(403);
  const mail = await lastMail(user.email);
  expect(mail?.text).toContain('the previous one no longer works');
  expect(await setPassword(tokenIn(mail?.text), OWNERS)).toBe(204);
  expect((await signIn(user.email, OWNERS)).status).toBe(200);
  expect((await signIn(user.email, ATTACKERS)).status).toBe(422);
  // Checked last: the attacker's session has not become valid again.
  expect(await sessionOf(visitor)).toBe(401);
  expect((await read(user)).mailboxProven).toBe(true);
}

describe('a user who set a password with a handed-over link', () => {
  test('is out when the account gets another client [USR-09] [SES-07]', async () => {
    const { user, visitor } = await hijacked();
    expect((await read(user)).mailboxProven).toBe(false);
    expect((await addTo(other, user, (await read(user)).version)).body.status).toBe('invited');
    await expectOwnersAlone(user, visitor);
  });

  test('is out when the person becomes super admin [USR-09] [SUP-04]', async () => {
    const { user, visitor } = await hijacked();
    const { version } = await read(user);
    await operator.call(updateCrossClientUserCall, {
      params: { id: user.id },
      body: { version, superAdmin: true },
    });
    await expectOwnersAlone(user, visitor);
  });

  test('is out when the person gets a higher role [USR-09]', async () => {
    const { user, visitor } = await hijacked();
    const { body } = await own.change(user, {
      version: await versionAt(user),
      role: 'brand_admin',
      menus: ['platform/leads'],
    });
    expect(body.status).toBe('invited');
    await expectOwnersAlone(user, visitor);
  });

  test.each(['at the client', 'everywhere'])(
    'is out when the person is brought back %s [USR-03]',
    async (where) => {
      const { user, visitor } = await hijacked();
      for (const status of ['disabled', 'active'] as const) {
        const answer =
          where === 'everywhere'
            ? await operator.call(updateCrossClientUserCall, {
                params: { id: user.id },
                body: { version: (await read(user)).version, status },
              })
            : await own.change(user, { version: await versionAt(user), status });
        expect(answer.status).toBe(200);
      }
      await expectOwnersAlone(user, visitor);
    },
  );

  test('stays signed in while no access is added, and the mailbox gets a notice [USR-01]', async () => {
    const { user, visitor } = await hijacked();
    const version = await versionAt(user);
    await own.change(user, { version, firstName: 'Renamed', menus: [], defaultModule: null });
    expect(await sessionOf(visitor)).toBe(200);
    expect((await lastMail(user.email))?.subject).toBe('Your password was changed');
  });
});

const versionAt = async (user: { id: string }) => {
  const row = await across
    .selectFrom('accounts.memberships as membership')
    .innerJoin('accounts.users as person', 'person.id', 'membership.user_id')
    .select(({ eb }) => eb('person.version', '+', eb.ref('membership.version')).as('version'))
    .where('person.id', '=', user.id)
    .where('membership.client_id', '=', own.client.id)
    .executeTakeFirstOrThrow();
  return row.version;
};

describe('a handed-over link', () => {
  test('is not given for an account that opens more than the client, to whomever [USR-09]', async () => {
    const at = [own, other].map(({ client }) => ({ client, role: 'brand_user' as const }));
    const two = await suite.people.user({ status: 'invited', at });
    const both = await suite.people.user({
      at: at.map((one) => ({ ...one, role: 'brand_admin' as const })),
    });
    const above = await suite.people.user({
      status: 'invited',
      superAdmin: true,
      at: at.slice(0, 1),
    });
    for (const by of [operator, await suite.visitor().as(both)])
      expect((await handOver(own, two, by)).problem.code).toBe('LINK_BY_MAIL_ONLY');
    expect((await handOver(own, above, operator)).problem.code).toBe('LINK_BY_MAIL_ONLY');
    expect((await handOver(own, above)).problem.code).toBe('PERSON_NOT_YOURS');
  });

  test('is invalid while the admin who requested it is disabled [USR-09]', async () => {
    const at = [{ client: own.client, role: 'brand_admin' as const }];
    const leaving = await suite.people.user({ at });
    const { body: user } = await own.create();
    const { body: link } = await handOver(own, user, await suite.visitor().as(leaving));
    const token = tokenIn(link.url);
    const check = async () =>
      (await suite.visitor().call(checkPasswordLinkCall, { body: { token } })).status;
    expect(await check()).toBe(200);
    const version = (await own.change(leaving, { version: 2, status: 'disabled' })).body.version;
    expect(await check()).toBe(410);
    expect(await setPassword(token, ATTACKERS)).toBe(410);
    await own.change(leaving, { version, status: 'active' });
    expect(await check()).toBe(200);
  });

  test('ends when the role it was given for is raised [USR-09]', async () => {
    const { body: user } = await own.create();
    const mailed = tokenIn((await lastMail(user.email))?.text);
    const { body: link } = await handOver(own, user);
    await own.change(user, { version: await versionAt(user), role: 'brand_user' });
    expect(await setPassword(tokenIn(link.url), ATTACKERS)).toBe(410);
    expect(await setPassword(mailed, OWNERS)).toBe(204);
  });

  test('resets the mailbox proof, because another person may have set the password [USR-09]', async () => {
    const user = await suite.people.user({
      status: 'invited',
      mailboxProven: true,
      at: [{ client: own.client, role: 'brand_user' }],
    });
    const { body: link } = await handOver(own, user);
    expect(await setPassword(tokenIn(link.url), ATTACKERS)).toBe(204);
    expect((await read(user)).mailboxProven).toBe(false);
  });
});

describe('another e-mail', () => {
  test('must be proven before the account gains a client, even if the previous one was proven [USR-09]', async () => {
    const { body: user } = await own.create({ defaultLocaleIsoCode: 'en' });
    expect(await setPassword(tokenIn((await lastMail(user.email))?.text), ATTACKERS)).toBe(204);
    expect((await read(user)).mailboxProven).toBe(true);
    const email = own.newUser().email;
    await own.change(user, { version: await versionAt(user), email });
    const { visitor } = await signIn(email, ATTACKERS);
    expect(await sessionOf(visitor)).toBe(200);
    await addTo(other, user, (await read(user)).version);
    await expectOwnersAlone({ id: user.id, email }, visitor);
  });

  test('that was set while a super admin edits the account prevents adding a client [SUP-04]', async () => {
    const { body: user } = await own.create();
    const { version } = await read(user);
    await own.change(user, { version: await versionAt(user), email: own.newUser().email });
    expect((await addTo(other, user, version)).problem.code).toBe('CHANGED_MEANWHILE');
    expect((await read(user)).clients).toHaveLength(1);
  });

  test('ends a link that is still on its way to the mailbox before [SES-06]', async () => {
    const user = await suite.people.user({ at: [{ client: own.client, role: 'brand_user' }] });
    const email = own.newUser().email;
    await across.transaction().execute(async (tx) => {
      await sendPasswordLink({ db: tx, app: suite.app }, { email: user.email, invitation: false });
      // Simulates a job that read the account before the change and wrote after it.
      await tx.updateTable('accounts.users').set({ email }).where('id', '=', user.id).execute();
    });
    expect(await setPassword(tokenIn((await lastMail(user.email))?.text), ATTACKERS)).toBe(410);
  });
});

test('a sign-in that began with the password before does not outlast the new one [SES-01]', async () => {
  const { user } = await hijacked();
  const tries = Promise.all([1, 2, 3].map(() => signIn(user.email, ATTACKERS)));
  await addTo(other, user, (await read(user)).version);
  expect(await setPassword(tokenIn((await lastMail(user.email))?.text), OWNERS)).toBe(204);
  for (const { visitor } of await tries) expect(await sessionOf(visitor)).not.toBe(200);
});

test('the database rejects every access gain of an unproven account [USR-09]', async () => {
  const { user } = await hijacked();
  const gains = [
    () =>
      across
        .insertInto('accounts.memberships')
        .values({
          client_id: other.client.id,
          user_id: user.id,
          role: 'store_owner',
          menus: JSON.stringify(null),
        })
        .execute(),
    () =>
      across
        .updateTable('accounts.memberships')
        .set({ role: 'brand_user' })
        .where('user_id', '=', user.id)
        .execute(),
    () =>
      across
        .updateTable('accounts.users')
        .set({ is_super_admin: true })
        .where('id', '=', user.id)
        .execute(),
  ];
  for (const gain of gains)
    await expect(gain()).rejects.toThrow('an account whose mailbox was never proven gains nothing');
});

test.each([
  ['in capitals', 'MIKE.KRAL@brand.example', 409],
  ['with a sign that folds to a letter', 'mi\u212ae.\u212aral@brand.example', 409],
  ['with a letter of another script', 'mik\u0435.kral@brand.example', 400],
  ['with a letter that is wider', 'mi\uff4be.kral@brand.example', 400],
])(
  'an e-mail that looks like another one, %s, creates no second account [USR-08]',
  async (_, email, status) => {
    await own.create({ email: 'mike.kral@brand.example' });
    expect((await other.create({ email })).status).toBe(status);
  },
);
