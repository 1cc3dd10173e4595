import { expect, test } from 'vitest';
import { PrincipalCache } from './access-token.ts';
import type { Principal } from './principal.ts';

const principal: Principal = {
  userId: 'u',
  sessionId: 's',
  locale: 'en',
  isSuperAdmin: false,
  memberships: new Map(),
};
const tokenExpiresAt = Date.now() + 60_000;

test('a session that ends while it is being read is not cached [SES-05]', () => {
  const cache = new PrincipalCache();
  const reading = cache.beginReading();
  cache.forget(({ sessionId }) => sessionId === 's');
  cache.keep('token', principal, { tokenExpiresAt, reading });
  expect(cache.find('token', Date.now())).toBeUndefined();
});

test('a cached principal is found until its token expires or it is invalidated [SES-02]', () => {
  const cache = new PrincipalCache();
  cache.keep('token', principal, { tokenExpiresAt, reading: cache.beginReading() });
  expect(cache.find('token', Date.now())).toBe(principal);
  expect(cache.find('token', tokenExpiresAt)).toBe('expired');
  cache.keep('token', principal, { tokenExpiresAt, reading: cache.beginReading() });
  cache.forget(({ userId }) => userId === 'u');
  expect(cache.find('token', Date.now())).toBeUndefined();
});

test('a cached principal is read again after half a minute [SES-05]', () => {
  const cache = new PrincipalCache();
  cache.keep('token', principal, { tokenExpiresAt, reading: cache.beginReading() });
  expect(cache.find('token', Date.now() + 31_000)).toBeUndefined();
});
