import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { Database } from '#platform/server/database/database.ts';
import { idleTransactions, lockWaiters } from './own-activity.ts';
import { testDatabase } from './test-database.ts';

async function openDatabase() {
  const { url } = await testDatabase();
  const database = new Database({ url, poolSize: 12, onError: () => {} });
  afterAll(() => database.close());
  return { url, db: database.acrossClients() };
}
const { url: ownUrl, db: own } = await openDatabase();
const { url: otherUrl, db: other } = await openDatabase();
const takeLock = sql`select pg_advisory_xact_lock(7)`;

test('only connections that wait for the given transaction are counted, not those of another database or lock', async () => {
  await Promise.all([own, other].map((db) => sql`select 1`.execute(db)));
  const { otherWaiter } = await other.transaction().execute(async (otherHolder) => {
    await takeLock.execute(otherHolder);
    const waitingElsewhere = other.transaction().execute((tx) => takeLock.execute(tx));
    await expect.poll(() => lockWaiters(otherHolder)).toHaveLength(1);
    const ownWaiter = await own.transaction().execute(async (holder) => {
      await takeLock.execute(holder);
      expect(await lockWaiters(holder)).toEqual([]);
      const waiter = own.transaction().execute((tx) => takeLock.execute(tx));
      await expect.poll(() => lockWaiters(holder)).toHaveLength(1);
      await own.transaction().execute(async (bystander) => {
        expect(await lockWaiters(bystander)).toEqual([]);
      });
      return { waiter };
    });
    await ownWaiter.waiter;
    return { otherWaiter: waitingElsewhere };
  });
  await otherWaiter;
});

test('idle transactions of another database are not counted', async () => {
  await other.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    await expect.poll(() => idleTransactions(otherUrl)).toBe(1);
    expect(await idleTransactions(ownUrl)).toBe(0);
  });
});
