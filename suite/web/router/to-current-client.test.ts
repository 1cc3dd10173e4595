import { expect, test } from 'vitest';
import type { Session } from '#modules/accounts/contract/session.ts';
import { toCurrentClient } from './to-current-client.ts';

const sessionIn = (timeZone: string) =>
  ({ clients: [{ uuid: 'a', brandId: '1', name: 'A', timeZone, role: 'brand_user' }] }) as Session;

test('a browser that does not know the time zone of a brand shows its days by UTC', () => {
  expect(toCurrentClient(sessionIn('Europe/Oslo'), 'a').timeZone).toBe('Europe/Oslo');
  expect(toCurrentClient(sessionIn('Europe/Nowhere'), 'a').timeZone).toBe('UTC');
});
