import { expect, test } from 'vitest';
import { requestIdOf } from './request-id-of.ts';

test('a problem of the server names its request [ERR-02]', () => {
  expect(requestIdOf({ code: 'UNAVAILABLE', requestId: '7f3a-19c2' })).toBe('7f3a-19c2');
});

test('an error that never reached the server names none', () => {
  expect(requestIdOf(new TypeError('Failed to fetch'))).toBeUndefined();
  expect(requestIdOf({ requestId: 7 })).toBeUndefined();
  expect(requestIdOf(undefined)).toBeUndefined();
});
