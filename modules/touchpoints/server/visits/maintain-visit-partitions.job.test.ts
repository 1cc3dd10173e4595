import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { countVisits } from './count-visits.ts';
import { newTouchpoint, readTotals, visitTo } from './testing/visit-fixtures.ts';
import { maintainVisitPartitions } from './upkeep.job.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const db = app.database.acrossClients();
const owner = new pg.Client({ connectionString: suite.databaseUrl });
await owner.connect();
afterAll(() => owner.end());

const monthsAway = (months: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
};
const partOf = (month: Date) => `visits_${month.toISOString().slice(0, 7).replace('-', '_')}`;

async function parts(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'touchpoints.visits'::regclass order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

test('months are made ahead; visits older than 25 months go and their counts stay', async () => {
  const client = await suite.people.client();
  const to = await newTouchpoint(app, client.id);
  const old = monthsAway(-26);
  await sql`select touchpoints.make_visits_month(${old})`.execute(db);
  await countVisits({ app }, [
    visitTo(to, { at: old }),
    visitTo(to, { at: new Date('2001-02-03T04:05:06Z') }),
    visitTo(to, { at: monthsAway(-25) }),
    visitTo(to),
  ]);
  await owner.query(`drop table touchpoints.${partOf(monthsAway(2))}`);
  await maintainVisitPartitions.handle({ app } as Parameters<
    typeof maintainVisitPartitions.handle
  >[0]);
  const remaining = await parts();
  expect(remaining).toContain(partOf(monthsAway(2)));
  expect(remaining).toContain(partOf(monthsAway(-25)));
  expect(remaining).not.toContain(partOf(old));
  const { rows } = await sql<{ visits: number }>`
    select count(*) as visits from touchpoints.visits where client_id = ${client.id}`.execute(db);
  expect(rows[0]?.visits).toBe(2);
  expect((await readTotals(app, to)).visits).toBe(4);
});
