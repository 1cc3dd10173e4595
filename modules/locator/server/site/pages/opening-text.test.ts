import { expect, test } from 'vitest';
import type { Locale } from '#platform/contract/locale.ts';
import { Texts } from '#platform/server/texts/texts.ts';
import { siteText } from '../site-text.ts';
import { laterExceptions, openingText, weekHours } from './opening-text.ts';

const texts = new Texts();
const day = [
  { from: '09:00', to: '12:30' },
  { from: '14:00', to: '19:00' },
];
const openingHours = { mon: [], tue: day, wed: day, thu: day, fri: day, sat: day, sun: [] };
const store = {
  openingHours,
  openingExceptions: [
    { date: '2026-11-19', spans: [], name: 'Inventaire' },
    { date: '2026-12-24', to: '2026-12-26', spans: [] },
  ],
  timeZone: 'Europe/Paris',
};
const reader = (now: string, locale: Locale = 'fr') => ({
  text: siteText([], { locale, defaultLocale: locale, t: texts.translator(locale) }),
  locale,
  now: new Date(now),
});

test.each([
  ['2026-11-17T09:00:00Z', 'en', 'Open until 12:30'],
  ['2026-11-17T09:00:00Z', 'fr', 'Ouvert jusqu’à 12\u00a0h\u00a030'],
  ['2026-11-17T12:00:00Z', 'en', 'Closed, opens at 14:00'],
  ['2026-11-17T20:00:00Z', 'de', 'Geschlossen, öffnet morgen um 09:00'],
  // The following day is an exception.
  ['2026-11-18T20:00:00Z', 'fr', 'Fermé, ouvre vendredi à 9\u00a0h'],
  ['2026-11-21T20:00:00Z', 'en', 'Closed, opens Tuesday at 09:00'],
] as const)('at %s a store of Rodez reads in %s: %s [LOC-06]', (now, locale, text) => {
  expect(openingText(store, reader(now, locale))?.state).toBe(text);
});

test('a store that opens soon shows in how long; unknown hours show nothing [LOC-06]', () => {
  expect(openingText(store, reader('2026-11-17T12:15:00Z'))?.soon).toBe('Ouvre dans 45 minutes');
  expect(openingText(store, reader('2026-11-17T06:00:00Z'))?.soon).toBe('Ouvre dans 2 heures');
  const unknown = { ...store, openingHours: null, openingExceptions: [] };
  expect(openingText(unknown, reader('2026-11-17T12:15:00Z'))).toBeUndefined();
});

test('the week begins today, with exceptions in their place and later ones below [LOC-06]', () => {
  const at = reader('2026-11-17T09:00:00Z');
  const week = weekHours(store, at);
  expect(week.map(({ name }) => name)).toEqual(
    'Mardi Mercredi Jeudi Vendredi Samedi Dimanche Lundi'.split(' '),
  );
  expect(week[0]).toMatchObject({ isToday: true, isClosed: false });
  expect(week[2]).toMatchObject({ hours: 'fermé', exception: 'Inventaire' });
  expect(laterExceptions(store, at)).toEqual([
    { days: 'Du 24 décembre au 26 décembre', hours: 'fermé', name: '' },
  ]);
});
