import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import type { OpportunityTables } from '../tables.ts';
import { readDemand } from './read-demand.ts';
import { demandChange } from './testing/random-demand.ts';
import { type NewIntention, removeIntentions, writeIntentions } from './write-intentions.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const dbOf = (clientId: string) => app.database.ofClient<OpportunityTables>(clientId);

const intention = (given: Partial<NewIntention> & { sourceKey: string }): NewIntention => ({
  source: 'lead',
  day: '2026-10-05',
  country: 'FR',
  latitude: 44.35,
  longitude: 2.57,
  precision: 'kilometre',
  sku: 'SKU-1',
  category: 'Knives',
  ...given,
});

/** Compares every table of sums with a recount of the intentions. */
async function differences(clientId: string): Promise<unknown[]> {
  const { rows } = await sql`
    with grained as (
      select grain, case grain when 'day' then day else date_trunc('month', day)::date end as starts, intention.*
      from opportunity.intentions as intention, (values ('day'), ('month')) as grains (grain)
      where client_id = ${clientId}
    ), leveled as (
      select *, coalesce(area_id, '') as area from grained, lateral
        (values (1, area_1), (2, area_2), (3, area_3), (4, area_4)) as levels (level, area_id)
    ), counted as (
      select 'area' as what, level, grain, starts, area, category, source as other,
        sum(quantity) as intentions, sum(unserved) as unserved from leveled group by 1, 2, 3, 4, 5, 6, 7
      union all
      select 'product', level, grain, starts, area, category, sku, sum(quantity), 0 from leveled
      where sku <> '' group by 1, 2, 3, 4, 5, 6, 7
      union all
      select 'cell', 0, grain, starts, (cell >> 20)::text, category, source, sum(quantity), sum(unserved)
      from grained where cell is not null group by 1, 2, 3, 4, 5, 6, 7
    ), stored as (
      select 'area' as what, level, grain, starts, area_id as area, category, source as other, intentions, unserved
      from opportunity.area_figures where client_id = ${clientId}
      union all
      select 'product', level, grain, starts, area_id, category, sku, intentions, 0
      from opportunity.product_figures where client_id = ${clientId}
      union all
      select 'cell', 0, grain, starts, cell::text, category, source, intentions, unserved
      from opportunity.cell_figures where client_id = ${clientId}
    )
    (select 'missing', * from (select * from counted where intentions <> 0 except select * from stored) as missing)
    union all
    (select 'too many', * from (select * from stored except select * from counted) as surplus)`.execute(
    app.database.acrossClients(),
  );
  return rows;
}

test('random writes, replacements and removals leave every sum equal to a recount [OPP-01]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(demandChange, { minLength: 1, maxLength: 8 }), async (steps) => {
      const { id: clientId } = await suite.people.client();
      const db = dbOf(clientId);
      const expected = new Map<string, NewIntention>();
      for (const { write, remove } of steps) {
        await writeIntentions({ db, app }, clientId, write);
        await removeIntentions({ db }, clientId, remove);
        for (const one of write) expected.set(`${one.source} ${one.sourceKey}`, one);
        for (const { source, sourceKey } of remove) expected.delete(`${source} ${sourceKey}`);
      }
      expect(await differences(clientId)).toEqual([]);
      const stored = await db
        .selectFrom('opportunity.intentions')
        .select(['source', 'source_key', 'quantity', 'day'])
        .execute();
      expect(
        stored.map((row) => `${row.source} ${row.source_key} ${row.quantity} ${row.day}`).sort(),
      ).toEqual(
        [...expected.values()]
          .map((one) => `${one.source} ${one.sourceKey} ${one.quantity} ${one.day}`)
          .sort(),
      );
    }),
    { numRuns: 12 },
  );
});

test('concurrent writers neither deadlock nor lose a sum, in any write order [OPP-01]', async () => {
  const { id: clientId } = await suite.people.client();
  const all = Array.from({ length: 60 }, (_, index) =>
    intention({
      sourceKey: `${index}`,
      category: `${index % 7}`,
      day: `2026-10-${10 + (index % 9)}`,
    }),
  );
  await Promise.all(
    Array.from({ length: 6 }, async (_, writer) => {
      const mine = writer % 2 === 0 ? all : all.toReversed();
      await dbOf(clientId)
        .transaction()
        .execute(async (db) => {
          await writeIntentions({ db, app }, clientId, mine.slice(0, 40));
          await writeIntentions({ db, app }, clientId, mine.slice(20));
          if (writer === 3) await removeIntentions({ db }, clientId, mine.slice(0, 5));
        });
    }),
  );
  expect(await differences(clientId)).toEqual([]);
});

test('a period reads whole months and the days around them, by category, source and client [OPP-03]', async () => {
  const { id: clientId } = await suite.people.client();
  const { id: other } = await suite.people.client();
  const days = ['2026-06-30', '2026-07-01', '2026-08-31', '2026-09-14', '2026-09-15'];
  const all = days.map((day) => intention({ sourceKey: day, day, unserved: 1 }));
  await writeIntentions({ db: dbOf(clientId), app }, clientId, [
    ...all,
    intention({ sourceKey: 'x', source: 'scan', category: 'Forks', day: '2026-07-03' }),
  ]);
  await writeIntentions({ db: dbOf(other), app }, other, all);
  const read = async (choice: Partial<Parameters<typeof readDemand>[1]>) => {
    const range = { from: '2026-06-15', to: '2026-09-14' };
    const rows = await readDemand({ db: dbOf(clientId) }, { clientId, level: 1, range, ...choice });
    return rows.reduce(
      (sum, { intentions, unserved }) => [(sum[0] ?? 0) + intentions, (sum[1] ?? 0) + unserved],
      [0, 0],
    );
  };
  expect(await read({})).toEqual([5, 4]);
  expect(await read({ categories: ['forks'] })).toEqual([1, 0]);
  expect(await read({ sources: ['lead', 'import'] })).toEqual([4, 4]);
  expect(await read({ range: { from: '2026-07-01', to: '2026-08-31' } })).toEqual([3, 2]);
  expect(await read({ range: { from: '2026-09-14', to: '2026-09-14' } })).toEqual([1, 1]);
  expect(await read({ range: { from: '2026-09-15', to: '2026-09-14' } })).toEqual([0, 0]);
});
