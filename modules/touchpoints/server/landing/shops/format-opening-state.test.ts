import { expect, test } from 'vitest';
import type { OpeningHours } from '#modules/directory/contract/locations/opening-hours.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { Texts } from '#platform/server/texts/texts.ts';
import { formatOpeningState } from './place-details.ts';

const texts = new Texts();
const day = [
  { from: '09:30', to: '12:30' },
  { from: '14:00', to: '19:00' },
];
const HOURS: OpeningHours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: [] };

function openingText(country: string, at: string, locale: Locale = 'en'): string | undefined {
  const reader = { locale, t: texts.translator(locale) };
  return formatOpeningState({ openingHours: HOURS, country }, reader, new Date(at));
}

test.each([
  ['2026-11-16T09:00:00Z', 'open until 12:30'],
  ['2026-11-16T12:00:00Z', 'opens at 14:00'],
  ['2026-11-14T20:00:00Z', 'opens Monday at 09:30'],
  ['2026-11-15T10:00:00Z', 'opens Monday at 09:30'],
])('in France at %s: %s [TP-10]', (at, expected) => {
  expect(openingText('FR', at)).toBe(expected);
});

test('the opening state is phrased in each language', () => {
  const at = '2026-11-16T15:00:00Z';
  expect(openingText('FR', at, 'fr')).toBe('ouvert jusqu’à 19\u00a0h');
  expect(openingText('FR', at, 'de')).toBe('geöffnet bis 19:00');
  expect(openingText('FR', '2026-11-15T10:00:00Z', 'no')).toBe('åpner mandag kl.\u00a009:30');
});

test('the opening state uses the local time of the place, also in summer', () => {
  expect(openingText('FR', '2026-07-13T07:45:00Z', 'fr')).toBe('ouvert jusqu’à 12\u00a0h\u00a030');
  expect(openingText('GB', '2026-07-13T07:45:00Z', 'fr')).toBe('ouvre à 9\u00a0h\u00a030');
});

test('a country with several time zones shows today’s hours, and nothing if not even the day is certain', () => {
  expect(openingText('US', '2026-11-16T18:00:00Z', 'de')).toBe('heute 09:30–12:30, 14:00–19:00');
  expect(openingText('US', '2026-11-16T07:00:00Z', 'de')).toBeUndefined();
});

test('hours over midnight, exceptions and a time zone of its own are taken into account [TP-10]', () => {
  const reader = { locale: 'en' as const, t: texts.translator('en') };
  const late: OpeningHours = { ...HOURS, mon: [{ from: '18:00', to: '02:00' }] };
  const openingExceptions = [{ date: '2026-11-17', spans: [] }];
  const place = { openingHours: late, openingExceptions, country: 'US', timeZone: 'Europe/Paris' };
  const at = (moment: string) => formatOpeningState(place, reader, new Date(moment));
  expect(at('2026-11-17T00:30:00Z')).toBe('open until 02:00');
  expect(at('2026-11-17T10:30:00Z')).toBe('opens Wednesday at 09:30');
});

test('without opening hours there is no text', () => {
  const never: OpeningHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  const reader = { locale: 'en' as const, t: texts.translator('en') };
  expect(formatOpeningState({ openingHours: null, country: 'FR' }, reader)).toBeUndefined();
  expect(formatOpeningState({ openingHours: never, country: 'FR' }, reader)).toBeUndefined();
});
