import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { selectUserIds } from './bulk-users.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const db = app.database.acrossClients();
const client = await suite.people.client();
const { rows } = await sql<{ id: string }>`
  with made as (
    insert into accounts.users (id, email, first_name, last_name, default_locale, locale, status)
    select gen_random_uuid(), 'many-' || number || '@brand.example', 'Many', 'Person', 'en', 'en', 'active'
    from generate_series(1, 450) as number returning id
  )
  insert into accounts.memberships (client_id, user_id, role, menus)
  select ${client.id}, id, 'brand_user', 'null'::jsonb from made returning user_id as id`.execute(
  db,
);
const all = rows.map(({ id }) => id).toSorted();

type ChosenUsersParams = Parameters<typeof selectUserIds>[1];

async function everyPart(
  which: ChosenUsersParams['which'],
  between = async () => {},
): Promise<string[][]> {
  const parts: string[][] = [];
  let after: string | undefined;
  do {
    const { ids, next } = await selectUserIds({ db, app }, { clientId: client.id, which, after });
    parts.push(ids);
    after = next ?? undefined;
    await between();
  } while (after);
  return parts;
}

const whole = { filter: { view: 'all' as const, groups: [] }, except: [all[7] ?? ''] };

test('all matching users are returned in batches, without the excluded ones [USR-01]', async () => {
  const parts = await everyPart(whole);
  expect(parts.map((part) => part.length)).toEqual([200, 200, 49]);
  expect(parts.flat()).toEqual(all.filter((id) => id !== all[7]));
});

test('each selected user is returned once, also in batches', async () => {
  const parts = await everyPart({ ids: [...all, ...all].toReversed() });
  expect(parts.map((part) => part.length)).toEqual([200, 200, 50]);
  expect(parts.flat()).toEqual(all);
});

test('users who no longer match after their batch was changed do not hide users of the next batch', async () => {
  const disable = async () => {
    await sql`update accounts.memberships set disabled_at = now()
      where client_id = ${client.id} and user_id < ${all[200]}`.execute(db);
  };
  const parts = await everyPart({ filter: { view: 'active', groups: [] }, except: [] }, disable);
  expect(parts.flat()).toEqual(all);
});
