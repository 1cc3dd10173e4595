import { expect, test } from 'vitest';
import { OutboundAllow } from './outbound-allow.ts';
import { findTarget } from './outbound-http.ts';

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

test('an address that is opened with a port is closed on every other port', async () => {
  const opened = ['127.0.0.1:4567', '[fd00::1]:80', 'erp.house:443'];
  expect(await find('http://127.0.0.1:4567/', [], opened)).toEqual(['127.0.0.1']);
  expect(await find('http://[fd00::1]/', [], opened)).toEqual(['fd00::1']);
  expect(await find('https://erp.house/', ['10.0.0.1'], opened)).toEqual(['10.0.0.1']);
  for (const closed of ['http://127.0.0.1/', 'http://[fd00::1]:8080/', 'http://127.0.0.2:4567/'])
    await expect(find(closed, [], opened)).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
  await expect(find('https://erp.house:8443/', ['10.0.0.1'], opened)).rejects.toThrow();
});
