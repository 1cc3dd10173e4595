import { expect, test } from 'vitest';
import { Turns } from './hashing-pool.ts';

test('who brings one thing does not wait behind all that another has brought', () => {
  const turns = new Turns<string>();
  for (const thing of ['a1', 'a2', 'a3']) turns.add('a', thing);
  turns.add('b', 'b1');
  const served = Array.from({ length: 5 }, () => turns.next());
  expect(served).toEqual(['a1', 'b1', 'a2', 'a3', undefined]);
});
