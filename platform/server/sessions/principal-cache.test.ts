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

test('a session that ends while it is being read is not kept [SES-05]', () => {
  const cache = new PrincipalCache();
  const reading = cache.beginReading();
  cache.forget(({ sessionId }) => sessionId === 's');
  cache.keep('token', principal, { tokenExpiresAt, reading });
  expect(cache.find('token', Date.now())).toBeUndefined();
});

test('who is kept is found until the token expires or something is forgotten [SES-02]', () => {
  const cache = new PrincipalCache();
  cache.keep('token', principal, { tokenExpiresAt, reading: cache.beginReading() });
  expect(cache.find('token', Date.now())).toBe(principal);
  expect(cache.find('token', tokenExpiresAt)).toBe('expired');
  cache.keep('token', principal, { tokenExpiresAt, reading: cache.beginReading() });
  cache.forget(({ userId }) => userId === 'u');
  expect(cache.find('token', Date.now())).toBeUndefined();
});

test('nobody is believed for longer than half a minute without being read again [SES-05]', () => {
  const cache = new PrincipalCache();
  cache.keep('token', principal, { tokenExpiresAt, reading: cache.beginReading() });
  expect(cache.find('token', Date.now() + 31_000)).toBeUndefined();
});
