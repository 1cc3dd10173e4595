import { expect, test } from 'vitest';
import { urlFault } from './public-url.ts';

test.each([
  'https://example.com/events',
  'https://example.com:8443/events?key=a',
  'https://8.8.8.8/',
  'https://[2606:4700:4700::1111]/',
  'https://EXAMPLE.com./',
  'https://localhost.example.com/',
])('%s may be called', (url) => {
  expect(urlFault(url)).toBeUndefined();
});

test.each([
  ['http://example.com/', 'not-https'],
  ['ftp://example.com/', 'invalid'],
  ['file:///etc/passwd', 'invalid'],
  ['javascript:alert(1)', 'invalid'],
  ['example.com', 'invalid'],
  ['', 'invalid'],
  ['https://', 'invalid'],
  ['https://user@example.com/', 'credentials'],
  ['https://user:password@example.com/', 'credentials'],
  ['https://localhost/', 'not-public'],
  ['https://LOCALHOST./', 'not-public'],
  ['https://api.localhost/', 'not-public'],
  ['https://printer.local/', 'not-public'],
  ['https://metadata.google.internal/', 'not-public'],
  ['https://intranet/', 'not-public'],
  ['https://127.0.0.1/', 'not-public'],
  ['https://127.0.0.1./', 'not-public'],
  ['https://127.1/', 'not-public'],
  ['https://0x7f.1/', 'not-public'],
  ['https://0177.0.0.1/', 'not-public'],
  ['https://2130706433/', 'not-public'],
  ['https://１２７.０.０.１/', 'not-public'],
  ['https://①②⑦.0.0.1/', 'not-public'],
  ['https://127。0。0。1/', 'not-public'],
  ['https://0/', 'not-public'],
  ['https://[::1]/', 'not-public'],
  ['https://[::ffff:127.0.0.1]/', 'not-public'],
  ['https://[::ffff:7f00:1]/', 'not-public'],
  ['https://169.254.169.254/latest/meta-data/', 'not-public'],
  ['https://[fd00:ec2::254]/', 'not-public'],
])('%s may not: %s', (url, fault) => {
  expect(urlFault(url)).toBe(fault);
});
