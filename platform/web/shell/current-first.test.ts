import { expect, test } from 'vitest';
import { currentFirst } from './current-first.ts';

const clients = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('the current client stands first, the others keep their order', () => {
  expect(currentFirst(clients, 'b').map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('without the current one the order stays as it is', () => {
  expect(currentFirst(clients, 'x')).toEqual(clients);
});
