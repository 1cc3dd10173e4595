import { expect, test } from 'vitest';
import { callAddress } from './server-caller.ts';

test('values go into the path encoded, so that an id cannot reach another call', () => {
  expect(callAddress({ path: '/gtr-core/users/{id}' }, { params: { id: '../roles?x' } })).toBe(
    '/gtr-core/users/..%2Froles%3Fx',
  );
});

test('a list becomes a repeated parameter and an absent value none', () => {
  expect(
    callAddress(
      { path: '/api/ar/reviews' },
      { query: { grades: [1, 2], from: undefined, origin: null, q: 'é&' } },
    ),
  ).toBe('/api/ar/reviews?grades=1&grades=2&q=%C3%A9%26');
});

test('a missing path value throws an error immediately', () => {
  expect(() => callAddress({ path: '/a/{id}' }, {})).toThrow('needs id');
});
