import { afterEach, expect, test, vi } from 'vitest';
import { type Speaker, wordsNotYet } from './friendly-words.ts';

const speaker: Speaker = {
  t: (_key, params) => String(params?.date ?? ''),
  locale: 'en',
  brandName: 'Aubrac',
  ownAddress: 'https://go.example/x',
  siteUrl: null,
  shopsUrl: null,
};
const toldAt = (now: string, opensAt: string) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  return wordsNotYet(speaker, { opensAt: Date.parse(opensAt), calendarAddress: '' }).title;
};
afterEach(() => vi.useRealTimers());

test('a start in another year is told with its year, by the clock by which its day is told [TP-06]', () => {
  expect(toldAt('2026-12-01T12:00:00Z', '2026-12-31T23:30:00Z')).toMatch(/ 1 January 2027$/);
  expect(toldAt('2026-12-31T23:30:00Z', '2027-01-05T12:00:00Z')).toMatch(/ 5 January$/);
  expect(toldAt('2026-12-31T22:30:00Z', '2027-01-05T12:00:00Z')).toMatch(/ 5 January 2027$/);
});
