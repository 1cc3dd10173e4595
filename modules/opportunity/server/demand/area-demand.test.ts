import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { markChanged, readVersions } from '../figures/remembered-figures.ts';
import type { OpportunityTables } from '../tables.ts';
import { type AreaDemand, readAreaDemand, rememberAreaDemand } from './area-demand.ts';
import { demandChange } from './testing/random-demand.ts';
import { type NewIntention, removeIntentions, writeIntentions } from './write-intentions.ts';

const suite = await testApp({ work: false });
const { app } = suite;

const PRICES: Record<string, number> = { Knives: 1_250, Forks: 3 };
const priceOf = (category: string) => PRICES[category] ?? 1;
const OCTOBER = { grain: 'month', from: '2026-10-01', to: '2026-10-01' } as const;
const PARTS = [OCTOBER, { grain: 'day', from: '2026-09-30', to: '2026-10-30' }] as const;
const FILTERS = [{}, { categories: ['knives'], sources: ['lead', 'scan'] }] as const;
const LEVELS = [1, 2, 3, 4] as const;
type Choice = Omit<Parameters<typeof rememberAreaDemand>[1], 'clientId' | 'versions'>;
const CHOICES: Choice[] = LEVELS.flatMap((level) =>
  PARTS.flatMap((part) =>
    FILTERS.map((filter) => ({ level, part, ...filter, priceOf, prices: PRICES }) as Choice),
  ),
);
const OF_TOWNS: Choice = { level: 4, part: OCTOBER, priceOf, prices: PRICES };

async function demandOf() {
  const { id: clientId } = await suite.people.client();
  const db = app.database.ofClient<OpportunityTables>(clientId);
  const remembered = async (choice: Choice) => {
    const versions = (await readVersions({ db }, clientId))('demand', choice.part);
    return byArea(await rememberAreaDemand({ db, app }, { ...choice, clientId, versions }));
  };
  return {
    ...{ clientId, db, remembered },
    all: () => Promise.all(CHOICES.map(remembered)),
    read: (choice: Choice) => readAreaDemand({ db }, { ...choice, clientId }).then(byArea),
    allRead: () =>
      Promise.all(
        CHOICES.map((choice) => readAreaDemand({ db }, { ...choice, clientId }).then(byArea)),
      ),
    write: (...intentions: NewIntention[]) => writeIntentions({ db, app }, clientId, intentions),
    async listed(): Promise<number> {
      const rows = await db.selectFrom('opportunity.figure_changes').select('version').execute();
      return rows.length;
    },
  };
}

function byArea({ areaIds, intentions, unserved, marketValue }: AreaDemand) {
  const rows = areaIds.map((id, at) => [id, intentions[at], unserved[at], marketValue[at]]);
  return rows.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
}

const wanted = (sourceKey: string, given: Partial<NewIntention> = {}): NewIntention => ({
  ...{ source: 'lead', sourceKey, day: '2026-10-05', country: 'FR', latitude: 44.35 },
  ...{ longitude: 2.57, precision: 'town', sku: '', category: 'Knives', ...given },
});
/** Positions all over Germany. */
const inTowns = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const place = { latitude: 48.5 + (at % 30) / 6, longitude: 8 + Math.floor(at / 30) / 7 };
    return wanted(`town ${at}`, { country: 'DE', ...place });
  });

test('after random changes the sums in memory equal those that are read as a whole [OPP-01]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(demandChange, { minLength: 2, maxLength: 8 }), async (changes) => {
      const demand = await demandOf();
      for (const { write, remove } of changes) {
        await demand.write(...write);
        await removeIntentions(demand, demand.clientId, remove);
        expect(await demand.all()).toEqual(await demand.allRead());
      }
    }),
    { numRuns: 10 },
  );
});

test('readers during changes of several writers end with the same sums [OPP-01]', async () => {
  const demand = await demandOf();
  await Promise.all(
    Array.from({ length: 4 }, async (_, writer) => {
      for (const [at, one] of inTowns(12).entries()) {
        await demand.write({ ...one, sourceKey: `${writer} ${at % 5}`, quantity: writer + 1 });
        await demand.all();
      }
    }),
  );
  expect(await demand.all()).toEqual(await demand.allRead());
});

test('only areas that have changed are read again; many changes read the month as a whole [OPP-01]', async () => {
  const demand = await demandOf();
  const { clientId, db } = demand;
  await demand.write(wanted('1'), wanted('2', { country: 'DE', latitude: 52.5, longitude: 13.4 }));
  const countries = async () => {
    const rows = await demand.remembered({ ...OF_TOWNS, level: 1 });
    return rows.map(([id, intentions]) => `${id} ${intentions}`);
  };
  expect(await countries()).toEqual(['DE:1:DE 1', 'FR:1:FR 1']);
  // No version marks this sum as changed, so it stays cached until everything is read again.
  await sql`
    update opportunity.area_figures set intentions = 7
    where client_id = ${clientId} and area_id = 'DE:1:DE'`.execute(db);
  await demand.write(wanted('3'));
  expect(await countries()).toEqual(['DE:1:DE 1', 'FR:1:FR 2']);
  await markChanged({ db }, clientId, { what: 'demand', months: ['2026-10-01'] });
  expect(await countries()).toEqual(['DE:1:DE 7', 'FR:1:FR 2']);
  expect(await demand.listed()).toBe(2);
  await demand.remembered(OF_TOWNS);
  await demand.write(...inTowns(900));
  expect(await demand.listed()).toBe(2);
  expect(await demand.remembered(OF_TOWNS)).toEqual(await demand.read(OF_TOWNS));
});

test('a process that is far behind reads the month as a whole, and old lists are removed [OPP-01]', async () => {
  const demand = await demandOf();
  const { clientId, db } = demand;
  await demand.write(wanted('1'));
  await demand.remembered(OF_TOWNS);
  // Simulates the state after as many changes.
  await sql`
    update opportunity.figure_versions set version = 501 where client_id = ${clientId}`.execute(db);
  await demand.write(wanted('2', { latitude: 48.85, longitude: 2.35 }));
  expect(await demand.listed()).toBe(1);
  expect(await demand.remembered(OF_TOWNS)).toEqual(await demand.read(OF_TOWNS));
  expect(await demand.remembered(OF_TOWNS)).toHaveLength(2);
});
