import { expect, test } from 'vitest';
import { isFetchedAhead } from '#platform/server/http/request/visitor-headers.ts';
import { readVisitorTraits } from './short-url-request.ts';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${APPLE} Mobile/15E148 Safari/604.1`,
    'iphone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${APPLE} Mobile/15E148 Instagram 350.0`,
    'iphone',
  ],
  [`Mozilla/5.0 (Linux; Android 16; Pixel 10) ${CHROME} Mobile Safari/537.36`, 'android'],
  [`Mozilla/5.0 (Linux; Android 16; SM-X910) ${CHROME} Safari/537.36`, 'tablet'],
  [`Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) ${APPLE} Mobile/15E148`, 'tablet'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'computer'],
  ['Mozilla/5.0 (SMART-TV; Tizen 8.0) Version/6.0 TV Safari/538.1', 'other'],
])('%s is a person on: %s', (name, device) => {
  expect(readVisitorTraits({ 'user-agent': name })).toMatchObject({ robot: false, device });
});

test('a tablet that identifies as a computer is recognised by its client hints', () => {
  const hints = { 'sec-ch-ua-platform': '"Android"', 'sec-ch-ua-mobile': '?0' };
  const name = `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`;
  expect(readVisitorTraits({ 'user-agent': name, ...hints }).device).toBe('tablet');
  expect(readVisitorTraits({ 'user-agent': name }).device).toBe('computer');
});

test('client hints of any length are truncated before they are cached', () => {
  const name = `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`;
  const headersWith = (end: string) => ({
    'user-agent': name,
    'sec-ch-ua-platform': `${'x'.repeat(40)}${end}`,
  });
  expect(readVisitorTraits(headersWith('Android'))).toBe(
    readVisitorTraits(headersWith('y'.repeat(10_000))),
  );
});

test.each([
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23.20.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Twitterbot/1.0',
  'TelegramBot (like TwitterBot)',
  'SkypeUriPreview Preview/0.5',
  'curl/8.5.0',
  '',
])('%s is not a person', (name) => {
  expect(readVisitorTraits({ 'user-agent': name }).robot).toBe(true);
});

test('fetching ahead is known by any of its names', () => {
  expect(isFetchedAhead({ 'sec-purpose': 'prefetch;prerender' })).toBe(true);
  expect(isFetchedAhead({ purpose: 'prefetch' })).toBe(true);
  expect(isFetchedAhead({})).toBe(false);
});
