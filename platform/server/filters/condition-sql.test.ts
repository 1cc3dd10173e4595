import { type SqlBool, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#platform/server/database/database.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { conditionSql } from './filter-sql.ts';

const suite = await testApp({ work: false });

async function isWithin(db: Db, at: string, first: string, last: string): Promise<boolean> {
  const column = sql`${at}::timestamptz`;
  const fits = conditionSql.date(column, { operator: 'between', value: [first, last] });
  const { rows } = await sql<{ fits: SqlBool }>`select ${fits} as fits`.execute(db);
  return Boolean(rows[0]?.fits);
}

const brandIn = async (zone: string) => {
  const { id } = await suite.people.client({ timeZone: zone });
  return suite.app.database.ofClient(id);
};

test.each([
  ['Europe/Paris', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59.999Z'],
  ['Europe/Paris', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59.999Z'],
  ['Asia/Kathmandu', '2026-11-16', '2026-11-15T18:15:00Z', '2026-11-16T18:14:59.999Z'],
  ['Pacific/Pago_Pago', '2026-11-16', '2026-11-16T11:00:00Z', '2026-11-17T10:59:59.999Z'],
  ['Pacific/Kiritimati', '2026-11-16', '2026-11-15T10:00:00Z', '2026-11-16T09:59:59.999Z'],
])(
  'a period of a brand in %s means its days there: %s from %s to %s [GEN-03]',
  async (zone, day, first, last) => {
    const db = await brandIn(zone);
    const beside = (moment: string, by: number) => new Date(Date.parse(moment) + by).toISOString();
    expect(await isWithin(db, first, day, day)).toBe(true);
    expect(await isWithin(db, last, day, day)).toBe(true);
    expect(await isWithin(db, beside(first, -1), day, day)).toBe(false);
    expect(await isWithin(db, beside(last, 1), day, day)).toBe(false);
  },
);

test('over all clients days are those of UTC', async () => {
  const db = suite.app.database.acrossClients();
  expect(await isWithin(db, '2026-11-16T00:00:00Z', '2026-11-16', '2026-11-16')).toBe(true);
  expect(await isWithin(db, '2026-11-15T23:59:59.999Z', '2026-11-16', '2026-11-16')).toBe(false);
});

test('connections of one process are each in the zone of the client they are bound to', async () => {
  const [paris, kathmandu] = [await brandIn('Europe/Paris'), await brandIn('Asia/Kathmandu')];
  const at = '2026-11-15T18:30:00Z';
  const queries = Array.from({ length: 40 }, (_, turn) =>
    isWithin(turn % 2 ? paris : kathmandu, at, '2026-11-16', '2026-11-16'),
  );
  const answers = await Promise.all(queries);
  expect(answers).toEqual(answers.map((_, turn) => turn % 2 === 0));
});
