import fastify from 'fastify';
import { expect, test } from 'vitest';
import { clientAddress, TrustedProxies } from './request-address.ts';

const HEADERS = [
  undefined,
  '203.0.113.1',
  ' 203.0.113.1 ',
  '198.51.100.7, 203.0.113.1',
  '203.0.113.1, 10.0.0.8',
  '203.0.113.1,10.0.0.8, 10.0.0.7',
  '10.0.0.8',
  '10.0.0.8, 10.0.0.7',
  '2001:db8::1, 10.0.0.8',
  'nonsense, 10.0.0.8',
];

test('the address is the one that Fastify finds, whatever proxies forwarded [TP-06]', async () => {
  const proxies = new TrustedProxies(['10.0.0.0/24']);
  const server = fastify({ trustProxy: proxies.trustProxy });
  server.get('/', (request) => ({
    theirs: request.ip,
    ours: clientAddress(request.raw, proxies),
  }));
  for (const remoteAddress of ['10.0.0.9', '203.0.113.5'])
    for (const forwarded of HEADERS) {
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
      const { theirs, ours } = (await server.inject({ url: '/', headers, remoteAddress })).json();
      expect(ours, `${forwarded} from ${remoteAddress}`).toBe(theirs);
    }
});

test('empty parts of the header end the search [TP-06]', () => {
  const socket = { remoteAddress: '10.0.0.9' } as never;
  const proxies = new TrustedProxies(['10.0.0.0/24']);
  for (const forwarded of ['', ',', ',,', ',10.0.0.8', '10.0.0.8,'])
    expect(
      typeof clientAddress({ headers: { 'x-forwarded-for': forwarded }, socket }, proxies),
    ).toBe('string');
});
