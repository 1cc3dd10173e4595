import { afterEach, expect, test, vi } from 'vitest';
import { notYetText, type Speaker } from './friendly-texts.ts';

const speaker: Speaker = {
  t: (_key, params) => String(params?.date ?? ''),
  locale: 'en',
  brandName: 'Aubrac',
  timeZone: 'Europe/Paris',
  ownAddress: 'https://go.example/x',
  siteUrl: null,
  shopsUrl: null,
};
const titleAt = (now: string, opensAt: string, timeZone = speaker.timeZone) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  return notYetText({ ...speaker, timeZone }, { opensAt: Date.parse(opensAt), calendarAddress: '' })
    .title;
};
afterEach(() => vi.useRealTimers());

test('a start in another year is shown with its year, in the same time zone as its day [TP-06]', () => {
  expect(titleAt('2026-12-01T12:00:00Z', '2026-12-31T23:30:00Z')).toMatch(/ 1 January 2027$/);
  expect(titleAt('2026-12-31T23:30:00Z', '2027-01-05T12:00:00Z')).toMatch(/ 5 January$/);
  expect(titleAt('2026-12-31T22:30:00Z', '2027-01-05T12:00:00Z')).toMatch(/ 5 January 2027$/);
});

test('a start is shown by the day in the brand’s time zone [TP-06]', () => {
  const now = '2026-11-01T12:00:00Z';
  const titleIn = (zone: string) => titleAt(now, '2026-11-15T18:30:00Z', zone);
  expect(titleIn('Asia/Kathmandu')).toBe('Monday 16 November');
  expect(titleIn('Europe/Paris')).toBe('Sunday 15 November');
  expect(titleAt(now, '2026-11-16T10:30:00Z', 'Pacific/Pago_Pago')).toBe('Sunday 15 November');
  expect(titleAt(now, '2026-11-15T10:30:00Z', 'Pacific/Kiritimati')).toBe('Monday 16 November');
});
