import { expect, test } from 'vitest';
import { Turns } from './hashing-pool.ts';

test('a caller with one task does not wait for all tasks of another caller', () => {
  const turns = new Turns<string>();
  for (const thing of ['a1', 'a2', 'a3']) turns.add('a', thing);
  turns.add('b', 'b1');
  const served = Array.from({ length: 5 }, () => turns.next());
  expect(served).toEqual(['a1', 'b1', 'a2', 'a3', undefined]);
});
