import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { invitationLinkCall } from '#modules/accounts/contract/invite-user.ts';
import { getUserCall } from '#modules/accounts/contract/manage-user.ts';
import { checkPasswordLinkCall } from '#modules/accounts/contract/password-links.ts';
import { getSessionCall } from '#modules/accounts/contract/session.ts';
import {
  addToClientCall,
  countCrossClientUsersCall,
  createSuperAdminCall,
  getCrossClientUserCall,
  listCrossClientUsersCall,
  updateCrossClientUserCall,
} from '#modules/accounts/contract/super-admin-users.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { testBrand } from '../testing/brand.ts';

const suite = await testApp();
const across = suite.app.database.acrossClients();
const first = await testBrand(suite);
const second = await testBrand(suite);
const inviting = await testBrand(suite);
const superAdmin = await suite.people.user({ superAdmin: true, firstName: 'Camille' });
const operator = await suite.visitor().as(superAdmin);
type Change = CallInput<typeof updateCrossClientUserCall>['body'];

const read = async ({ id }: { id: string }) =>
  (await operator.call(getCrossClientUserCall, { params: { id } })).body;
const change = async (user: { id: string }, body: Omit<Change, 'version'>, by = operator) =>
  by.call(updateCrossClientUserCall, {
    params: { id: user.id },
    body: { version: (await read(user)).version, ...body },
  });
const add = async (user: { id: string }, clientId: string, role: 'brand_admin' | 'brand_user') =>
  operator.call(addToClientCall, {
    params: { id: user.id, clientId },
    body: { role, version: (await read(user)).version ?? 0 },
  });
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const checkLink = async (token: string) =>
  (await suite.visitor().call(checkPasswordLinkCall, { body: { token } })).status;
/** The handed-over link, as the admin of the inviting brand gets it. */
async function handOver(user: { id: string }): Promise<string> {
  const { body } = await inviting.desk.call(invitationLinkCall, {
    params: { id: user.id },
    body: { clientId: inviting.client.id },
  });
  const token = tokenIn(body.url);
  expect(await checkLink(token)).toBe(200);
  return token;
}
const someone = (role: 'brand_admin' | 'brand_user' = 'brand_user') =>
  suite.people.user({ passwordHash: 'x', at: [{ client: first.client, role }] });

describe('the users of all clients', () => {
  test('are listed with their clients, searched, and seen in views [SUP-04]', async () => {
    const both = await suite.people.user({
      firstName: 'Jürgen',
      at: [
        { client: first.client, role: 'brand_user' },
        { client: second.client, role: 'sales_rep' },
      ],
    });
    const lonely = await suite.people.user({ firstName: 'Nobody' });
    const list = async (query: CallInput<typeof listCrossClientUsersCall>['query']) =>
      (await operator.call(listCrossClientUsersCall, { query })).body;
    expect(await list({ q: 'jurgen' })).toEqual({
      total: 1,
      items: [
        expect.objectContaining({
          id: both.id,
          status: 'active',
          mayActAs: true,
          clients: [
            { uuid: first.client.id, name: first.client.name, role: 'brand_user', disabled: false },
            {
              uuid: second.client.id,
              name: second.client.name,
              role: 'sales_rep',
              disabled: false,
            },
          ],
        }),
      ],
    });
    const ids = async (query: CallInput<typeof listCrossClientUsersCall>['query']) =>
      (await list(query)).items.map(({ id }) => id);
    const fitting = (field: 'client' | 'role', ...value: string[]) => ({
      groups: JSON.stringify([{ filters: [{ field, operator: 'any-of', value }] }]),
    });
    const ofSecond = [both.id, second.admin.id].sort();
    expect((await ids(fitting('client', second.client.id))).sort()).toEqual(ofSecond);
    expect(await ids(fitting('role', 'super_admin'))).toEqual([superAdmin.id]);
    expect(await ids({ view: 'super-admin' })).toEqual([superAdmin.id]);
    expect(await ids({ view: 'without-client' })).toEqual([lonely.id]);
    expect(await ids({ view: 'disabled' })).toEqual([]);
    const { body: counts } = await operator.call(countCrossClientUsersCall, {});
    expect(counts.views).toMatchObject({ 'super-admin': 1, 'without-client': 1, disabled: 0 });
    const pages = await Promise.all(
      [1, 2].map((page) => list({ page, limit: 2, sortBy: 'email' })),
    );
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(4);
  });

  test('are for super admins alone [SUP-04]', async () => {
    expect((await first.desk.call(listCrossClientUsersCall, { query: {} })).status).toBe(403);
    const body = { version: 1, superAdmin: true };
    const params = { id: first.admin.id };
    expect((await first.desk.call(updateCrossClientUserCall, { params, body })).status).toBe(403);
  });
});

describe('disabled by a super admin', () => {
  test('a user is signed out everywhere immediately, and no brand admin can reactivate them [SUP-04] [USR-09]', async () => {
    const user = await suite.people.user({
      passwordHash: 'x',
      at: [
        { client: first.client, role: 'brand_user' },
        { client: second.client, role: 'brand_user' },
      ],
    });
    const visitor = await suite.visitor().as(user);
    await visitor.call(getSessionCall, { query: {} });
    expect((await change(user, { status: 'disabled' })).body).toMatchObject({
      status: 'disabled',
      mayActAs: false,
    });
    await expect
      .poll(async () => (await visitor.call(getSessionCall, { query: {} })).status)
      .toBe(401);
    const seen = await first.desk.call(getUserCall, {
      params: { id: user.id },
      query: { clientId: first.client.id },
    });
    expect(seen.body).toMatchObject({
      status: 'disabled',
      may: { reactivate: false, because: 'DISABLED_EVERYWHERE' },
    });
    const refused = await first.change(user, { version: seen.body.version, status: 'active' });
    expect(refused.problem.code).toBe('DISABLED_EVERYWHERE');
    expect((await change(user, { status: 'active' })).body.status).toBe('active');
  });

  test('a client that is added at the same moment hears of it too [SUP-04]', async () => {
    const user = await someone();
    const disabled = await across.transaction().execute(async (tx) => {
      await sql`
        insert into accounts.memberships (client_id, user_id, role, menus)
        values (${second.client.id}, ${user.id}, 'brand_user', 'null')`.execute(tx);
      const answer = change(user, { status: 'disabled' });
      await expect.poll(() => lockWaiters(tx)).toHaveLength(1);
      return { answer };
    });
    expect((await disabled.answer).status).toBe(200);
    const { rows } = await sql<{ client: string }>`
      select client_id as client from platform.events
      where type = 'user.disabled' and payload ->> 'userId' = ${user.id}`.execute(across);
    expect(rows.map(({ client }) => client).sort()).toEqual(
      [first.client.id, second.client.id].sort(),
    );
  });

  test('a user who has never signed in is still invited after reactivation [SUP-04]', async () => {
    const { body: user } = await first.create();
    await change(user, { status: 'disabled' });
    expect((await change(user, { status: 'active' })).body.status).toBe('invited');
  });

  test('it is not oneself, and not the last brand admin of a client [SUP-04] [USR-09]', async () => {
    expect((await change(superAdmin, { status: 'disabled' })).problem.code).toBe('NOT_YOURSELF');
    expect((await change(first.admin, { status: 'disabled' })).problem.code).toBe(
      'LAST_BRAND_ADMIN',
    );
    await someone('brand_admin');
    expect((await change(first.admin, { status: 'disabled' })).status).toBe(200);
    await change(first.admin, { status: 'active' });
  });

  test('a user changed meanwhile causes a conflict that names the first editor [SUP-04]', async () => {
    const user = await someone();
    const { version } = await read(user);
    const save = () =>
      operator.call(updateCrossClientUserCall, {
        params: { id: user.id },
        body: { version, status: 'disabled' },
      });
    expect((await save()).status).toBe(200);
    expect((await save()).problem).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      params: { by: 'Camille Person' },
    });
  });
});

describe('super admins', () => {
  test('invite another super admin, whose mail names the inviter [SUP-04]', async () => {
    const body = {
      email: 'New.Operator@comptoir.example',
      firstName: 'Nora',
      lastName: 'Lie',
      locale: 'en' as const,
    };
    const made = await operator.call(createSuperAdminCall, { body });
    expect(made).toMatchObject({
      status: 201,
      body: {
        email: 'new.operator@comptoir.example',
        superAdmin: true,
        status: 'invited',
        clients: [],
      },
    });
    const [mail] = await mailsTo(suite.app, 'new.operator@comptoir.example');
    expect(mail?.text).toContain('Camille Person invites you to operate Comptoir for all brands.');
    expect((await operator.call(createSuperAdminCall, { body })).problem.errors).toEqual([
      { field: 'body.email', code: 'EMAIL_TAKEN' },
    ]);
  });

  test('grant and revoke super admin, but one always remains [SUP-04]', async () => {
    const user = await someone();
    expect((await change(user, { superAdmin: true })).body).toMatchObject({
      superAdmin: true,
      mayActAs: false,
    });
    const another = await suite.visitor().as(user);
    const answers = await Promise.all([
      change(superAdmin, { superAdmin: false }, another),
      change(user, { superAdmin: false }),
    ]);
    // Both revoke each other; exactly one remains super admin, and the slower request is refused.
    const [done, refused] = answers.map(({ status }) => status).sort();
    expect(done).toBe(200);
    expect([403, 409]).toContain(refused);
    await sql`update accounts.users set is_super_admin = true where id = ${superAdmin.id}`.execute(
      across,
    );
    await suite.app.sessions.principalChanged(across, '*');
    expect((await change(superAdmin, { superAdmin: false })).problem.code).toBe('NOT_YOURSELF');
  });

  test('add a user to another client, which takes effect immediately [SUP-04] [USR-09]', async () => {
    const user = await someone();
    const visitor = await suite.visitor().as(user);
    await visitor.call(getSessionCall, { query: {} });
    const { body } = await add(user, second.client.id, 'brand_admin');
    expect(body.clients.map(({ uuid, role }) => [uuid, role])).toEqual([
      [first.client.id, 'brand_user'],
      [second.client.id, 'brand_admin'],
    ]);
    await expect
      .poll(async () => (await visitor.call(getSessionCall, { query: {} })).body.clients.length)
      .toBe(2);
    expect((await add(user, second.client.id, 'brand_user')).status).toBe(200);
    expect((await add(second.admin, second.client.id, 'brand_user')).problem.code).toBe(
      'LAST_BRAND_ADMIN',
    );
  });

  test('an invited user joins another client only with a new link [SUP-04]', async () => {
    const { body: user } = await inviting.create();
    const held = await handOver(user);
    expect((await add(user, second.client.id, 'brand_admin')).status).toBe(200);
    expect(await checkLink(held)).toBe(410);
    expect(await checkLink(tokenIn((await mailsTo(suite.app, user.email))[0]?.text))).toBe(410);
    const mails = await mailsTo(suite.app, user.email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.subject).toContain(second.client.name);
    expect(await checkLink(tokenIn(mails[1]?.text))).toBe(200);
  });

  test('an invited user becomes super admin only with a new link [SUP-04]', async () => {
    const { body: user } = await inviting.create();
    const held = await handOver(user);
    expect((await change(user, { superAdmin: true })).status).toBe(200);
    expect(await checkLink(held)).toBe(410);
    const mails = await mailsTo(suite.app, user.email);
    expect(mails).toHaveLength(2);
    expect(await checkLink(tokenIn(mails[1]?.text))).toBe(200);
    // Granting super admin again adds no access, so no further link is sent.
    expect((await change(user, { superAdmin: true })).status).toBe(200);
    expect(await mailsTo(suite.app, user.email)).toHaveLength(2);
  });

  test('a user with a password gets no invitation link for another client [SUP-04]', async () => {
    const user = await someone();
    expect((await add(user, second.client.id, 'brand_user')).status).toBe(200);
    for (const { text } of await mailsTo(suite.app, user.email))
      expect(text).not.toContain('token=');
  });

  test('an active user gets one mail about another client, in their language, with its address [SUP-04]', async () => {
    const user = await suite.people.user({
      locale: 'fr',
      passwordHash: 'x',
      at: [{ client: first.client, role: 'brand_user' }],
    });
    await add(user, second.client.id, 'brand_user');
    // A role change at the same client is no new client.
    await add(user, second.client.id, 'brand_admin');
    const mails = await mailsTo(suite.app, user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe(`Camille Person vous a donné accès à ${second.client.name}`);
    expect(mails[0]?.text).toContain(`${suite.app.config.publicUrl}/clients/${second.client.id}`);
    expect(mails[0]?.text).not.toContain('token=');
  });

  test('a user restored to a client is notified again; super admins and disabled users are not [SUP-04]', async () => {
    const user = await someone();
    await add(user, second.client.id, 'brand_user');
    await sql`
      update accounts.memberships set disabled_at = now()
      where client_id = ${second.client.id} and user_id = ${user.id}`.execute(across);
    await add(user, second.client.id, 'brand_user');
    expect(await mailsTo(suite.app, user.email)).toHaveLength(2);

    const above = await suite.people.user({ superAdmin: true, passwordHash: 'x' });
    await add(above, second.client.id, 'brand_admin');
    const out = await someone();
    await change(out, { status: 'disabled' });
    await add(out, second.client.id, 'brand_user');
    for (const { email } of [above, out]) expect(await mailsTo(suite.app, email)).toEqual([]);
  });

  test('a disabled user has no valid link after reactivation, even if added to another client meanwhile [SUP-04]', async () => {
    const { body: user } = await inviting.create();
    const held = await handOver(user);
    await change(user, { status: 'disabled' });
    await add(user, second.client.id, 'brand_user');
    expect(await mailsTo(suite.app, user.email)).toHaveLength(1);
    await change(user, { status: 'active' });
    expect(await checkLink(held)).toBe(410);
  });

  test('cannot give a client that was archived or has no module [USR-08]', async () => {
    const user = await someone();
    const empty = await suite.people.client({ modules: [] });
    const archived = await suite.people.client();
    await sql`update directory.clients set archived_at = now() where id = ${archived.id}`.execute(
      across,
    );
    for (const [client, code] of [
      [empty, 'CLIENT_WITHOUT_MODULES'],
      [archived, 'CLIENT_ARCHIVED'],
    ] as const)
      expect((await add(user, client.id, 'brand_user')).problem.code).toBe(code);
    expect((await add({ id: empty.id }, first.client.id, 'brand_user')).status).toBe(404);
  });
});
