import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { clientZone } from './client-zone.ts';
import type { Database } from './database.ts';
import { inOneTransaction } from './one-transaction.ts';

const suite = await testApp({ work: false });
const { database } = suite.app;
const LOCK = 99;
const [paris, oslo] = [
  await suite.people.client({ timeZone: 'Europe/Paris' }),
  await suite.people.client({ timeZone: 'Europe/Oslo' }),
];

const insert = ({ id }: { id: string }, name: string, { ofClient }: Database) =>
  ofClient(id)
    .transaction()
    .execute(async (db) => {
      await sql`
        insert into directory.groups (client_id, id, name) values (${id}, gen_random_uuid(), ${name})`.execute(
        db,
      );
      if (name === 'refused') throw new Error('refused');
    });
const names = async () => {
  const { rows } = await sql<{ name: string }>`
    select name from directory.groups order by name`.execute(database.acrossClients());
  return rows.map(({ name }) => name);
};

test('writes for several clients become visible together, and a failed command does not affect the others', async () => {
  await inOneTransaction(database, LOCK, async (joined) => {
    await insert(paris, 'one', joined);
    await expect(insert(oslo, 'refused', joined)).rejects.toThrow('refused');
    await insert(oslo, 'two', joined);
    expect(await names()).toEqual([]);
  });
  expect(await names()).toEqual(['one', 'two']);
});

test('nothing is left of work that fails', async () => {
  const before = await names();
  const work = inOneTransaction(database, LOCK, async (joined) => {
    await insert(paris, 'three', joined);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await names()).toEqual(before);
});

test('statements are bound to the client whose database they use, also in parallel', async () => {
  const seen = await inOneTransaction(database, LOCK, async (joined) => {
    const zoneOf = async ({ id }: { id: string }) => {
      const { rows } = await sql<{ zone: string; client: string }>`
        select ${clientZone} as zone, current_setting('app.client_id') as client`.execute(
        joined.ofClient(id),
      );
      return rows[0];
    };
    return [
      await zoneOf(paris),
      await zoneOf(oslo),
      ...(await Promise.all([zoneOf(oslo), zoneOf(oslo)])),
    ];
  });
  const inOslo = { zone: 'Europe/Oslo', client: oslo.id };
  expect(seen).toEqual([{ zone: 'Europe/Paris', client: paris.id }, inOslo, inOslo, inOslo]);
});

test('work under one lock goes one after the other', async () => {
  let running = 0;
  const work = () =>
    inOneTransaction(database, LOCK, async (joined) => {
      running += 1;
      await sql`select pg_sleep(0.05)`.execute(joined.acrossClients());
      expect(running).toBe(1);
      running -= 1;
    });
  await Promise.all([work(), work(), work()]);
});
