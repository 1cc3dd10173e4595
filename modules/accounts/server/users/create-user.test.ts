import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { checkEmailCall, getUserCall } from '#modules/accounts/contract/manage-user.ts';
import { getMyselfCall } from '#modules/accounts/contract/myself.ts';
import { setPasswordCall } from '#modules/accounts/contract/password-links.ts';
import { getSessionCall } from '#modules/accounts/contract/session.ts';
import { signInCall } from '#modules/accounts/contract/sign-in.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { testBrand } from '../testing/brand.ts';

const suite = await testApp();
const across = suite.app.database.acrossClients();
const brand = await testBrand(suite);
const other = await testBrand(suite);

async function countOf(email: string): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from accounts.users where email = ${email.toLowerCase()}`.execute(
    across,
  );
  return rows[0]?.count;
}

describe('a new user', () => {
  test('is made with all of its fields, invited, and comes in through the mail [USR-02] [USR-04] [USR-05]', async () => {
    const body = brand.newUser();
    const made = await brand.create(body);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      client: brand.client.id,
      email: body.email,
      firstName: 'Torbjørn',
      lastName: 'Kvalsund',
      defaultLocaleIsoCode: 'no',
      locale: 'no',
      role: 'store_owner',
      status: 'invited',
      associations: [{ kind: 'location', id: brand.locationId, name: 'Galerie Nord' }],
      defaultModule: 'platform',
      menus: ['platform/leads'],
      invitation: { state: 'stored', reason: null },
      lastSeenAt: null,
    });

    const [mail] = await mailsTo(suite.app, body.email);
    expect(mail?.subject).toBe(`Invitasjonen din til ${brand.client.name}`);
    expect(mail?.text).toContain(
      `Solveig Person inviterer deg til å arbeide med ${brand.client.name}`,
    );
    const token = /set-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const password = 'sept cocottes en fonte';
    await suite.visitor().call(setPasswordCall, { body: { token, password } });
    const visitor = suite.visitor();
    const signedIn = await visitor.call(signInCall, { body: { username: body.email, password } });
    expect(signedIn.status).toBe(200);
    const session = await visitor.call(getSessionCall, { query: {} });
    expect(session.body.modules.map(({ module }) => module)).toEqual(['platform']);
    expect((await visitor.call(getMyselfCall, { query: {} })).body.associations).toMatchObject([
      { kind: 'location', id: brand.locationId, name: 'Galerie Nord' },
    ]);
    const read = await brand.desk.call(getUserCall, {
      params: { id: made.body.id },
      query: { clientId: brand.client.id },
    });
    expect(read.body).toMatchObject({ status: 'active', invitation: null });
    expect(read.body.lastSeenAt).not.toBeNull();
  });

  test('publishes an event for new users', async () => {
    const { body } = await brand.create();
    const { rows } = await sql<{ payload: unknown }>`
      select payload from platform.events
      where client_id = ${brand.client.id} and type = 'user.created' and payload ->> 'userId' = ${body.id}`.execute(
      across,
    );
    expect(rows).toEqual([
      { payload: expect.objectContaining({ email: body.email, role: 'store_owner' }) },
    ]);
  });
});

describe('an e-mail that is taken', () => {
  test('is refused at its field in any case, and nothing is left behind [USR-08]', async () => {
    const { body } = await brand.create();
    for (const email of [body.email, body.email.toUpperCase(), ` ${body.email} `]) {
      expect(await brand.create({ email })).toMatchObject({
        status: 409,
        problem: { code: 'EMAIL_TAKEN', errors: [{ field: 'body.email', code: 'EMAIL_TAKEN' }] },
      });
    }
    expect(await countOf(body.email)).toBe(1);
    expect(await mailsTo(suite.app, body.email)).toHaveLength(1);
  });

  test('cannot be inserted again in another spelling, not even by direct SQL [USR-08]', async () => {
    const insert = (email: string) =>
      sql`
        insert into accounts.users (id, email, first_name, last_name, default_locale, locale, status)
        values (${uuidV7()}, ${email}, 'A', 'B', 'en', 'en', 'active')`.execute(across);
    await insert('zoé@brand.example');
    for (const email of ['zoé@brand.example', 'zoe\u0301@brand.example', 'ZOÉ@brand.example'])
      await expect(insert(email)).rejects.toThrow(/users_email/);
  });

  test('is accepted from only one of several simultaneous requests [USR-08]', async () => {
    const email = brand.newUser().email;
    const answers = await Promise.all([
      brand.create({ email }),
      brand.create({ email: email.toUpperCase() }),
      other.create({ email }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await countOf(email)).toBe(1);
  });

  test('is reported by the availability check of the first step [USR-02] [USR-08]', async () => {
    const isFree = async (email: string) => {
      const query = { clientId: brand.client.id, email };
      return (await brand.desk.call(checkEmailCall, { query })).body.free;
    };
    expect(await isFree(other.admin.email.toUpperCase())).toBe(false);
    expect(await isFree('nobody.yet@brand.example')).toBe(true);
  });
});

describe('the access granted to a new user', () => {
  test('is never a role above the own one [USR-09]', async () => {
    const body = brand.newUser({ role: 'super_admin' });
    expect(await brand.create(body)).toMatchObject({
      status: 403,
      problem: { errors: [{ field: 'body.role', code: 'ROLE_ABOVE_OWN' }] },
    });
    expect(await countOf(body.email)).toBe(0);
    expect((await brand.create({ role: 'brand_admin' })).status).toBe(201);
  });

  test('includes a location for roles limited to their own [USR-06] [USR-10]', async () => {
    for (const role of ['store_owner', 'sales_rep'] as const) {
      expect(await brand.create({ role, associations: [] })).toMatchObject({
        status: 422,
        problem: { errors: [{ field: 'body.associations', code: 'ASSOCIATIONS_NEEDED' }] },
      });
    }
    expect((await brand.create({ role: 'brand_user', associations: [] })).status).toBe(201);
  });

  test('is no location, group or brand of another client [USR-06] [USR-09]', async () => {
    const group = uuidV7();
    await sql`
      insert into directory.groups (client_id, id, name)
      values (${other.client.id}, ${group}, 'Northern shops')`.execute(across);
    for (const association of [
      { kind: 'location', id: other.locationId },
      { kind: 'group', id: group },
      { kind: 'brand', id: other.client.id },
      { kind: 'location', id: uuidV7() },
    ] as const) {
      const body = brand.newUser({ associations: [association] });
      expect(await brand.create(body)).toMatchObject({
        status: 422,
        problem: { errors: [{ field: 'body.associations', code: 'ASSOCIATION_UNKNOWN' }] },
      });
      expect([await countOf(body.email), await mailsTo(suite.app, body.email)]).toEqual([0, []]);
    }
  });

  test('is a menu item that the role can have at a client that has the module [USR-07]', async () => {
    const refused = {
      status: 422,
      problem: { errors: [{ field: 'body.menus', code: 'MENU_NOT_OFFERED' }] },
    };
    // A store owner cannot get user management, and no user can get an unknown item.
    for (const menu of ['settings/list', 'platform/nothing'])
      expect(await brand.create({ menus: ['platform/leads', menu] })).toMatchObject({
        ...refused,
        problem: { ...refused.problem, params: { menu } },
      });
    const small = await testBrand(suite, { modules: ['settings'] });
    expect(await small.create({ defaultModule: null })).toMatchObject(refused);
    expect((await small.create({ defaultModule: null, menus: [] })).status).toBe(201);
  });

  test('is a default module of which they have an item [USR-07]', async () => {
    for (const defaultModule of ['communication', 'settings'] as const) {
      expect(await brand.create({ defaultModule })).toMatchObject({
        status: 422,
        problem: { errors: [{ field: 'body.defaultModule', code: 'DEFAULT_MODULE_NOT_GIVEN' }] },
      });
    }
    expect((await brand.create({ defaultModule: null })).status).toBe(201);
  });
});

describe('a client that refuses users', () => {
  const STATES = [
    ['CLIENT_ARCHIVED', sql`update directory.clients set archived_at = now() where id = `],
    ['CLIENT_WITHOUT_MODULES', sql`delete from directory.client_modules where client_id = `],
  ] as const;

  test.each(STATES)(
    'gets no new user, and its admins see the reason: %s [USR-08]',
    async (code, stop) => {
      const gone = await testBrand(suite);
      // Loads the admin into the process cache first; the statement below then changes the client without invalidating
      // it.
      await gone.desk.call(getSessionCall, { query: {} });
      await sql`${stop}${gone.client.id}`.execute(across);
      const superAdmin = await suite.people.user({ superAdmin: true });
      const body = gone.newUser();
      const expectedRefusal = { status: 409, problem: { code } };
      expect(await gone.create(body)).toMatchObject(expectedRefusal);
      for (const user of [gone.admin, superAdmin]) {
        const userSession = await suite.visitor().as(user);
        expect(await gone.create(body, userSession)).toMatchObject(expectedRefusal);
        const query = { clientId: gone.client.id, email: body.email };
        expect(await userSession.call(checkEmailCall, { query })).toMatchObject(expectedRefusal);
      }
      expect(await countOf(body.email)).toBe(0);
    },
  );

  test.each(STATES)('does not reveal the reason to other users: %s [USR-08]', async (_, stop) => {
    const gone = await testBrand(suite);
    await sql`${stop}${gone.client.id}`.execute(across);
    const owner = await suite.people.user({ at: [{ client: gone.client, role: 'store_owner' }] });
    const left = await suite.people.user({
      at: [gone, other].map(({ client }) => ({ client, role: 'brand_admin' as const })),
    });
    await sql`update accounts.memberships set disabled_at = now()
      where user_id = ${left.id} and client_id = ${gone.client.id}`.execute(across);
    for (const user of [owner, left, other.admin]) {
      const userSession = await suite.visitor().as(user);
      for (const clientId of [gone.client.id, 'no-id'])
        expect(await gone.create({ clientId }, userSession)).toMatchObject({
          status: 403,
          problem: { code: 'FORBIDDEN' },
        });
    }
  });
});
