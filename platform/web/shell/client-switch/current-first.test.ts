import { expect, test } from 'vitest';
import { currentFirst } from './client-switch.tsx';

const clients = ['a', 'b', 'c'].map((id) => ({ id, name: id, note: '' }));
const all = { id: 'all', name: 'All', note: '', count: '3' };

test('the current client stands first, the others keep their order', () => {
  expect(currentFirst(clients, 'b').map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('all clients at once stand above the current one [SUP-01]', () => {
  expect(currentFirst([...clients, all], 'c').map(({ id }) => id)).toEqual(['all', 'c', 'a', 'b']);
});

test('without the current one the order stays as it is', () => {
  expect(currentFirst(clients, 'x')).toEqual(clients);
});
