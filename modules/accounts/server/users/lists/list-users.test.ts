import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listUsersCall, type userList } from '#modules/accounts/contract/user-list.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { searchCall } from '#platform/contract/search.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { testBrand } from '../../testing/brand.ts';

const suite = await testApp({ work: false });
const across = suite.app.database.acrossClients();
const brand = await testBrand(suite);
const stranger = await testBrand(suite);
type Query = Omit<CallInput<typeof listUsersCall>['query'], 'clientId'>;

async function list(query: Query = {}) {
  const { body } = await brand.desk.call(listUsersCall, {
    query: { clientId: brand.client.id, ...query },
  });
  return body;
}
type Field = keyof typeof userList.fields;
const fitting = (field: Field, operator: 'any-of' | 'none-of', ...value: string[]) => ({
  groups: JSON.stringify([{ filters: [{ field, operator, value }] }]),
});
const names = async (query: Query) => (await list(query)).items.map(({ firstName }) => firstName);

const at = (role: 'brand_user' | 'sales_rep' | 'store_owner') => [{ client: brand.client, role }];
const active = await suite.people.user({ firstName: 'Åse', locale: 'no', at: at('brand_user') });
const failed = await brand.create({ firstName: 'Müller', email: 'muller@brand.example' });
const expired = await brand.create({ firstName: 'Expired', role: 'sales_rep' });
const waiting = await brand.create({ firstName: 'Waiting' });
const disabledHere = await suite.people.user({ firstName: 'Here', at: at('store_owner') });
await suite.people.user({ firstName: 'Everywhere', status: 'disabled', at: at('brand_user') });
await suite.people.user({
  firstName: 'Åse',
  at: [{ client: stranger.client, role: 'brand_user' }],
});
await sql`update accounts.users set invitation_fault = 'UserUnknown' where id = ${failed.body.id}`.execute(
  across,
);
await sql`update accounts.users set invitation_expires_at = now() - interval '1 hour' where id = ${expired.body.id}`.execute(
  across,
);
await sql`update accounts.memberships set disabled_at = now() where user_id = ${disabledHere.id}`.execute(
  across,
);

describe('the list of users', () => {
  test('contains only the users of this client, with every value that a row shows [USR-01] [USR-09] [ENT-01]', async () => {
    const { items, total, views } = await list();
    expect([items.length, total]).toEqual([7, 7]);
    expect(views).toEqual({ all: 7, active: 2, invited: 3, 'invitation-failed': 2, disabled: 2 });
    expect(items.find(({ id }) => id === waiting.body.id)).toEqual({
      id: waiting.body.id,
      client: brand.client.id,
      email: waiting.body.email,
      firstName: 'Waiting',
      lastName: 'Kvalsund',
      role: 'store_owner',
      defaultLocaleIsoCode: 'no',
      locale: 'no',
      status: 'invited',
      associations: waiting.body.associations,
      defaultModule: waiting.body.defaultModule,
      menus: waiting.body.menus,
      invitation: expect.objectContaining({ state: 'stored', reason: null }),
      places: { names: ['Galerie Nord'], total: 1, locations: 1, wholeBrand: false },
      lastSeenAt: null,
      createdAt: expect.any(String),
      version: waiting.body.version,
    });
    expect(waiting.body.menus).not.toEqual([]);
    expect(waiting.body.associations).toHaveLength(1);
    const admin = items.find(({ id }) => id === brand.admin.id);
    expect(admin?.lastSeenAt).not.toBeNull();
    expect(admin?.places).toEqual({ names: [], total: 0, locations: 0, wholeBrand: true });
  });

  test('shows the state of each invitation [USR-01]', async () => {
    const { items } = await list({ view: 'invited', sortBy: 'createdAt' });
    expect(items.map(({ invitation }) => [invitation?.state, invitation?.reason])).toEqual([
      ['undelivered', 'UserUnknown'],
      ['expired', null],
      ['stored', null],
    ]);
    expect(await names({ view: 'invitation-failed', sortBy: 'createdAt' })).toEqual([
      'Müller',
      'Expired',
    ]);
  });

  test('is filtered by view, role, language and location, with the count of what fits [USR-01]', async () => {
    expect((await names({ view: 'disabled' })).sort()).toEqual(['Everywhere', 'Here']);
    expect((await names({ view: 'active' })).sort()).toEqual(['Solveig', 'Åse']);
    const reps = await list(fitting('role', 'any-of', 'sales_rep', 'store_owner'));
    expect([reps.total, reps.items.length, reps.views.all]).toEqual([4, 4, 7]);
    expect(
      (await list({ ...fitting('role', 'any-of', 'store_owner'), view: 'invited' })).total,
    ).toBe(2);
    expect(
      await names(fitting('role', 'none-of', 'sales_rep', 'store_owner', 'brand_user')),
    ).toEqual(['Solveig']);
    expect((await list(fitting('language', 'any-of', 'no'))).total).toBe(4);
    const atLocation = ['Expired', 'Müller', 'Waiting'];
    expect((await names(fitting('location', 'any-of', brand.locationId))).sort()).toEqual(
      atLocation,
    );
    expect(await names(fitting('location', 'none-of', brand.locationId))).toHaveLength(4);
    expect((await list(fitting('location', 'any-of', stranger.locationId))).total).toBe(0);
    expect((await list({ groups: '[]' })).total).toBe(7);
  });

  test('is filtered by parts of a name or an e-mail and by the creation day [USR-01]', async () => {
    const filtered = (...filters: object[]) => names({ groups: JSON.stringify([{ filters }]) });
    const contains = (field: Field, value: string) => ({ field, operator: 'contains', value });
    expect(await filtered(contains('name', 'MULLER kv'))).toEqual(['Müller']);
    expect(await filtered(contains('email', 'muller@'))).toEqual(['Müller']);
    const today = new Date().toISOString().slice(0, 10);
    const made = (day: string) => ({ field: 'created', operator: 'between', value: [day, day] });
    expect(await filtered(made(today))).toHaveLength(7);
    expect(await filtered(made('2020-01-01'))).toEqual([]);
  });

  test('is searched by all terms in names and e-mail, ignoring accents and case [USR-01]', async () => {
    expect(await names({ q: 'MULLER kvals' })).toEqual(['Müller']);
    expect(await names({ q: 'åse' })).toEqual(['Åse']);
    expect(await names({ q: 'ase' })).toEqual(['Åse']);
    expect(await names({ q: 'muller@brand' })).toEqual(['Müller']);
    expect((await list({ q: '%' })).total).toBe(0);
    expect((await list({ q: '  ' })).total).toBe(7);
  });

  test('neither finds nor counts users of another client [USR-09]', async () => {
    const { id } = active;
    expect(await list({ q: 'ase' })).toMatchObject({ total: 1, items: [{ id }] });
    expect((await list({ q: stranger.admin.email })).total).toBe(0);
    const query = { clientId: stranger.client.id };
    expect((await brand.desk.call(listUsersCall, { query })).status).toBe(403);
    const found = await brand.desk.call(searchCall, {
      query: { clientId: brand.client.id, q: 'ase' },
    });
    expect(found.body.groups).toMatchObject([{ kind: 'users', total: 1, hits: [{ id }] }]);
  });

  test('is sorted in both directions and paged without missing a user [USR-01]', async () => {
    const sorts = ['name', 'email', 'role', 'locale', 'status', 'createdAt'] as const;
    for (const sortBy of sorts) {
      const up = (await list({ sortBy })).items.map(({ id }) => id);
      expect((await list({ sortBy, sortDesc: 'true' })).items.map(({ id }) => id)).toEqual(
        up.reverse(),
      );
      const pages = await Promise.all(
        [1, 2, 3].map((page) => list({ sortBy, sortDesc: 'true', page, limit: 3 })),
      );
      expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(up);
      expect(pages.map(({ total }) => total)).toEqual([7, 7, 7]);
    }
    expect((await names({ q: 'kvalsund' })).sort()).toEqual(['Expired', 'Müller', 'Waiting']);
    expect(await names({ view: 'active', sortBy: 'name' })).toEqual(['Åse', 'Solveig']);
  });
});

test('a user without user management rights sees no list [NAV-10] [USR-09] [USR-10]', async () => {
  for (const role of ['brand_user', 'sales_rep', 'store_owner'] as const) {
    const user = await suite.people.user({ at: [{ client: stranger.client, role }] });
    const answer = await (await suite.visitor().as(user)).call(listUsersCall, {
      query: { clientId: stranger.client.id },
    });
    expect(answer.status).toBe(403);
  }
});
