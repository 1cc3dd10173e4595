import { expect, test } from 'vitest';
import { errorRequestId } from './note.tsx';

test('a problem of the server names its request [ERR-02]', () => {
  expect(errorRequestId({ code: 'UNAVAILABLE', requestId: '7f3a-19c2' })).toBe('7f3a-19c2');
});

test('an error that never reached the server names none', () => {
  expect(errorRequestId(new TypeError('Failed to fetch'))).toBeUndefined();
  expect(errorRequestId({ requestId: 7 })).toBeUndefined();
  expect(errorRequestId(undefined)).toBeUndefined();
});
