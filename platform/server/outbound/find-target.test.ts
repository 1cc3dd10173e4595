import { expect, test } from 'vitest';
import { findTarget } from './find-target.ts';
import { OutboundAllow } from './outbound-allow.ts';

const find = (url: string, addresses: string[], opened: string[] = []) =>
  findTarget(new URL(url), {
    resolve: async () => addresses.map((address) => ({ address, family: 4 })),
    allow: new OutboundAllow(opened),
    configured: false,
  }).then((found) => found.map(({ address }) => address));

test('of several addresses only the public ones are used', async () => {
  expect(await find('https://two.example/', ['127.0.0.1', '8.8.8.8', '10.0.0.1'])).toEqual([
    '8.8.8.8',
  ]);
});

test('an opened address is used instead of a public one', async () => {
  const found = await find('https://two.example/', ['8.8.8.8', '10.0.0.1'], ['10.0.0.0/8']);
  expect(found).toEqual(['10.0.0.1']);
});
