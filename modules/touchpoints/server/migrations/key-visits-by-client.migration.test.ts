import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { countVisits } from '../visits/count-visits.ts';
import { newTouchpoint, readTotals, visitTo } from '../visits/testing/visit-fixtures.ts';
import { keyVisitsByClientMigration } from './key-visits-by-client.migration.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const pool = new pg.Pool({ connectionString: suite.databaseUrl, max: 1 });
const owner = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
afterAll(() => owner.destroy());

const makeMonth = (month: string) =>
  sql`select touchpoints.make_visits_month(${month}::date)`.execute(owner);

test('visits stored under the old key are stored under the new one, in every month [TP-11]', async () => {
  const client = await suite.people.client();
  const to = await newTouchpoint(app, client.id);
  // The previous state: months with the key of the parent, a later month, and the default partition.
  await sql`
    alter table touchpoints.visits drop constraint visits_pkey, add primary key (at, id)`.execute(
    owner,
  );
  await makeMonth('2025-03-01');
  const visits = [
    visitTo(to, { at: new Date('2025-03-04T05:06:07Z') }),
    visitTo(to, { at: new Date('2001-02-03T04:05:06Z') }),
    visitTo(to),
  ];
  await countVisits({ app }, visits);

  await keyVisitsByClientMigration.up(owner);
  await makeMonth('2025-04-01');

  const { rows } = await sql<{ part: string; key: string }>`
    select inhrelid::regclass::text as part, pg_get_constraintdef(pg_constraint.oid) as key
    from pg_inherits join pg_constraint on conrelid = inhrelid and contype in ('p', 'u')
    where inhparent = 'touchpoints.visits'::regclass`.execute(owner);
  expect(rows.map(({ part }) => part)).toContain('touchpoints.visits_2025_04');
  expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(['PRIMARY KEY (client_id, at, id)']));
  await countVisits({ app }, [...visits, visitTo(to, { id: uuidV7() })]);
  expect((await readTotals(app, to)).visits).toBe(4);
});
