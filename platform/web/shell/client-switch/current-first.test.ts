import { expect, test } from 'vitest';
import { currentFirst } from './client-switch.tsx';

const clients = ['a', 'b', 'c'].map((id) => ({ id, name: id, note: '' }));
const all = { id: 'all', name: 'All', note: '', count: '3' };

test('the current client is listed first, the others in their order', () => {
  expect(currentFirst(clients, 'b').map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('the entry for all clients is listed above the current client [SUP-01]', () => {
  expect(currentFirst([...clients, all], 'c').map(({ id }) => id)).toEqual(['all', 'c', 'a', 'b']);
});

test('without the current one the order stays as it is', () => {
  expect(currentFirst(clients, 'x')).toEqual(clients);
});
