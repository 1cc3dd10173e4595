import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { TrustedProxies } from '#platform/server/http/request/request-address.ts';
import { readVisitorCountry } from '../deduplication/phone-visits.ts';

const request = (headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress: '10.0.0.9' } }) as unknown as IncomingMessage;
const proxy = new TrustedProxies(['10.0.0.9']);
const noProxies = new TrustedProxies([]);

test('the country header of a trusted proxy counts, that of a visitor does not', () => {
  const visitorRequest = request({ 'cf-ipcountry': 'no', 'accept-language': 'fr-CH' });
  expect(readVisitorCountry(visitorRequest, proxy)).toBe('NO');
  expect(readVisitorCountry(visitorRequest, noProxies)).toBe('ch');
  expect(readVisitorCountry(request({ 'cf-ipcountry': 'XX' }), proxy)).toBe('');
});

test.each([
  ['fr-CH, fr;q=0.9, en;q=0.8', 'ch'],
  ['nb-NO', 'no'],
  ['zh-Hant-TW;q=0.9', 'tw'],
  ['fr, en-GB;q=0.5', 'gb'],
  ['de', ''],
  ['en-XX', ''],
  ['<script>', ''],
])(
  'the language %s gives the country "%s", in lower case to mark its source',
  (language, country) => {
    expect(readVisitorCountry(request({ 'accept-language': language }), noProxies)).toBe(country);
  },
);
