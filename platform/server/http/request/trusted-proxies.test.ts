import { expect, test } from 'vitest';
import { isProxyEntry, TrustedProxies } from './request-address.ts';

test('configured addresses, ranges and names are trusted, and no others', () => {
  const proxies = new TrustedProxies(['10.1.2.3', '192.0.2.0/24', 'loopback', '2001:db8::/32']);
  const believed = [
    '10.1.2.3',
    '192.0.2.77',
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '::1',
    '2001:db8::5',
  ];
  for (const address of believed) expect(proxies.trusts(address), address).toBe(true);
  for (const address of ['10.1.2.4', '192.0.3.1', '2001:db9::1', 'unix', '', undefined])
    expect(proxies.trusts(address), address).toBe(false);
});

test('without any, not even this machine is believed', () => {
  const proxies = new TrustedProxies([]);
  expect([proxies.any, proxies.trusts('127.0.0.1')]).toEqual([false, false]);
});

test.each(['my-proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/9', '::/129', 'constructor'])(
  '%s is neither an address nor a range',
  (entry) => expect(isProxyEntry(entry)).toBe(false),
);
