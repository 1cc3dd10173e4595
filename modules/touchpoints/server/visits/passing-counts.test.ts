import { expect, test, vi } from 'vitest';
import { countStatements } from '#platform/testing/database/count-statements.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../tables.ts';
import { PassingCounts } from './passing-counts.ts';
import { newTouchpoint, readTotals } from './testing/visit-fixtures.ts';

const suite = await testApp({ work: false });
const { app } = suite;

function deadCodesOf(clientId: string) {
  return app.database
    .acrossClients<TouchpointsTables>()
    .selectFrom('touchpoints.dead_codes')
    .select(['suffix', 'visits', 'dismissed_at'])
    .where('client_id', '=', clientId)
    .orderBy('suffix')
    .execute();
}

test('robots are counted apart from visits, and deleted touchpoints do not block the counts', async () => {
  const client = await suite.people.client();
  const to = await newTouchpoint(app, client.id);
  const passing = new PassingCounts();
  passing.robot(client.id, to.touchpointId);
  passing.robot(client.id, to.touchpointId);
  passing.robot(client.id, 'f'.repeat(24));
  await passing.write(app);
  await passing.write(app);
  expect(await readTotals(app, to)).toMatchObject({ visits: 0, robots: 2 });
});

test('unknown suffixes are counted regardless of case; unprintable ones are left out', async () => {
  const client = await suite.people.client();
  const passing = new PassingCounts();
  for (const tried of [
    ' Coccotte ',
    'coccotte',
    'x'.repeat(61),
    '',
    'a\u0007b',
    'tab\there',
    'é?!',
  ])
    passing.dead(client.id, tried);
  await passing.write(app);
  expect(await deadCodesOf(client.id)).toMatchObject([
    { suffix: 'Coccotte', visits: 2 },
    { suffix: 'é?!', visits: 1 },
  ]);
});

test('a dead code that was left out of the list comes back with the next visit', async () => {
  const client = await suite.people.client();
  const passing = new PassingCounts();
  passing.dead(client.id, 'old-print');
  await passing.write(app);
  await app.database
    .acrossClients<TouchpointsTables>()
    .updateTable('touchpoints.dead_codes')
    .set({ dismissed_at: new Date() })
    .where('client_id', '=', client.id)
    .execute();
  passing.dead(client.id, 'old-print');
  await passing.write(app);
  expect(await deadCodesOf(client.id)).toEqual([
    { suffix: 'old-print', visits: 2, dismissed_at: null },
  ]);
});

/** Adds new entries with one flush per hundred, as the limit requires. */
async function fill(passing: PassingCounts, clientId: string, times: (at: number) => number) {
  for (let at = 0; at < 1_000; at += 1) {
    for (let time = 0; time < times(at); time += 1) passing.dead(clientId, `often-${at}`);
    if (at % 100 === 99) await passing.write(app);
  }
}

function tryAtRandom(passing: PassingCounts, clientId: string, count: number): void {
  for (let at = 0; at < count; at += 1) passing.dead(clientId, `random-${crypto.randomUUID()}`);
}

test('a brand has at most a thousand dead codes: the least visited give way, new ones get their chance', async () => {
  const client = await suite.people.client();
  const passing = new PassingCounts();
  await fill(passing, client.id, (at) => (at === 7 ? 2 : 3));
  passing.dead(client.id, 'new-one');
  await passing.write(app);
  const stored = new Set((await deadCodesOf(client.id)).map(({ suffix }) => suffix));
  expect(stored.size).toBe(1_000);
  expect(stored.has('new-one')).toBe(true);
  expect(stored.has('often-7')).toBe(false);
});

test('random probing takes at most a hundred entries of the list and none of the frequently visited ones', async () => {
  const client = await suite.people.client();
  const passing = new PassingCounts();
  await fill(passing, client.id, (at) => (at < 900 ? 3 : 2));
  for (let second = 0; second < 3; second += 1) {
    tryAtRandom(passing, client.id, 1_500);
    passing.dead(client.id, 'often-5');
    await passing.write(app);
  }
  const stored = await deadCodesOf(client.id);
  expect(stored).toHaveLength(1_000);
  expect(stored.filter(({ suffix }) => suffix.startsWith('random-'))).toHaveLength(100);
  const often = stored.filter(({ suffix }) => suffix.startsWith('often-'));
  expect(often.every(({ visits }) => visits >= 3)).toBe(true);
  expect(often.find(({ suffix }) => suffix === 'often-5')?.visits).toBe(6);
});

test('of many new suffixes the most visited get an entry, at most a hundred in all, with as many statements as for one', async () => {
  const client = await suite.people.client();
  const passing = new PassingCounts();
  const counted = countStatements(app.database.acrossClients());
  vi.spyOn(app.database, 'acrossClients').mockReturnValue(counted.db);
  passing.dead(client.id, 'only-one');
  await passing.write(app);
  const ofOne = counted.statements();
  expect(ofOne).toBeGreaterThan(0);
  tryAtRandom(passing, client.id, 1_500);
  await passing.write(app);
  vi.restoreAllMocks();
  expect(counted.statements()).toBe(2 * ofOne);
  await app.database
    .acrossClients<TouchpointsTables>()
    .deleteFrom('touchpoints.dead_codes')
    .where('client_id', '=', client.id)
    .execute();
  tryAtRandom(passing, client.id, 1_500);
  passing.dead(client.id, 'printed');
  passing.dead(client.id, 'printed');
  await passing.write(app);
  const stored = await deadCodesOf(client.id);
  expect(stored).toHaveLength(100);
  expect(stored.find(({ suffix }) => suffix === 'printed')?.visits).toBe(2);
});

test('random probing of one brand takes no space from the others', async () => {
  const [tried, calm] = [await suite.people.client(), await suite.people.client()];
  const passing = new PassingCounts();
  tryAtRandom(passing, tried.id, 30_000);
  passing.dead(calm.id, 'printed');
  await passing.write(app);
  expect(await deadCodesOf(calm.id)).toMatchObject([{ suffix: 'printed', visits: 1 }]);
});

test('processes that write the lists of the same brands do not block each other', async () => {
  const clients = [await suite.people.client(), await suite.people.client()];
  for (const { id } of clients) await fill(new PassingCounts(), id, () => 1);
  const rounds = Array.from({ length: 8 }, async (_, round) => {
    const passing = new PassingCounts();
    for (const { id } of round % 2 ? clients : clients.toReversed()) {
      tryAtRandom(passing, id, 200);
      for (let at = 0; at < 1_000; at += 7) passing.dead(id, `often-${at}`);
    }
    await passing.write(app);
  });
  await Promise.all(rounds);
  // Clients that were locked during the cleanup are cleaned up with the next visit.
  for (const { id } of clients) {
    const passing = new PassingCounts();
    passing.dead(id, 'often-0');
    await passing.write(app);
    expect(await deadCodesOf(id)).toHaveLength(1_000);
  }
});
