import { expect, test } from 'vitest';
import { HashingPool } from './hashing-pool.ts';

const task = {
  password: 'sept cocottes en fonte',
  nonce: new Uint8Array(16),
  tagLength: 32,
  memory: 64,
  passes: 1,
  parallelism: 1,
};
const pool = () => new HashingPool({ threads: 1, places: 3, placesEach: 2 });
const tooMany = { status: 429, code: 'TOO_MANY_REQUESTS', params: { seconds: 2 } };

test('the line is short, one caller has a share of it, and places become free again', async () => {
  const hashing = pool();
  const door = Promise.withResolvers<void>();
  const wait = (caller: string) => hashing.withPlace(caller, () => door.promise);
  const inside = [wait('a'), wait('a')];
  await expect(wait('a')).rejects.toMatchObject(tooMany);
  inside.push(wait('b'));
  await expect(wait('c')).rejects.toMatchObject(tooMany);
  door.resolve();
  await Promise.all(inside);
  await hashing.withPlace('a', async () => {});
});

test('all that were given a place are hashed, by one thread, and the same way each time', async () => {
  const hashing = pool();
  const tags = await Promise.all(
    ['a', 'a', 'b'].map((caller) => hashing.withPlace(caller, (place) => place.derive(task))),
  );
  expect(new Set(tags.map((tag) => Buffer.from(tag).toString('hex'))).size).toBe(1);
});

test('a hash that cannot be made fails its own caller only', async () => {
  const hashing = pool();
  const derive = (memory: number) =>
    hashing.withPlace('a', (place) => place.derive({ ...task, memory }));
  await expect(derive(-1)).rejects.toThrow();
  expect(await derive(64)).toHaveLength(32);
});
