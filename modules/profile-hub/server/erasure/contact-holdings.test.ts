import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { CONTACT_HOLDINGS } from './contact-holdings.ts';

const suite = await testApp({ work: false });

test('every table that knows a contact by id is reached by an erasure [PH-17]', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select attrelid::regclass::text as table, array_agg(attname::text order by attname) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'profile_hub'::regnamespace and not attisdropped
      and attname in ('contact_id', 'kept_id', 'gone_id', 'first_id', 'second_id')
    group by 1`.execute(suite.app.database.acrossClients());
  const reached = CONTACT_HOLDINGS.flatMap(({ table, contactIds = [] }) =>
    contactIds.length > 0 ? [{ table, columns: [...contactIds].sort() }] : [],
  );
  const byName = (a: { table: string }, b: { table: string }) => (a.table < b.table ? -1 : 1);
  expect(rows.toSorted(byName)).toEqual(reached.toSorted(byName));
});
