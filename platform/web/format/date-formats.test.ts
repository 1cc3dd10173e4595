import { expect, test } from 'vitest';
import type { Locale } from '#platform/contract/locale.ts';
import { chartDates, type DateFormats, dateFormats as writtenFormats } from './date-formats.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

/** With ordinary spaces; where lines may wrap has its own test. */
function dateFormats(...given: Parameters<typeof writtenFormats>): DateFormats {
  const formats = Object.entries(writtenFormats(...given)).map(([name, format]) => [
    name,
    (...whens: [string, string]) => {
      const found: string = format(...whens);
      return plain(found);
    },
  ]);
  return Object.fromEntries(formats);
}

const inParis = (locale: Locale) =>
  dateFormats(locale, {
    timeZone: 'Europe/Paris',
    now: () => new Date('2026-11-15T09:00:00Z'),
  });

test.each<[Locale, string, string]>([
  ['en', '22 Sep 2026', '22 – 26 Sep 2026'],
  ['fr', '22 sept. 2026', '22–26 sept. 2026'],
  ['es', '22 sept 2026', '22–26 sept 2026'],
  ['it', '22 set 2026', '22–26 set 2026'],
  ['de', '22. Sept. 2026', '22.–26. Sept. 2026'],
  ['no', '22. sep. 2026', '22.–26. sep. 2026'],
])('days and periods are short and follow the language: %s [GEN-03]', (locale, day, period) => {
  expect(plain(inParis(locale).date('2026-09-22'))).toBe(day);
  expect(plain(inParis(locale).period('2026-09-22', '2026-09-26'))).toBe(period);
});

test.each<[Locale, string, string, string]>([
  ['en', '22 Sep 26', '22 – 26 Sep 26', '10 Nov 26 – 6 Jan 27'],
  ['fr', '22 sept. 26', '22–26 sept. 26', '10 nov. 26 – 6 janv. 27'],
  ['es', '22 sept 26', '22–26 sept 26', '10 nov 26 – 6 ene 27'],
  ['it', '22 set 26', '22–26 set 26', '10 nov 26 – 06 gen 27'],
  ['de', '22. Sept. 26', '22.–26. Sept. 26', '10. Nov. 26 – 6. Jan. 27'],
  ['no', '22. sep. 26', '22.–26. sep. 26', '10. nov. 26–6. jan. 27'],
])(
  'days and periods of a column have two digits of the year: %s [GEN-03]',
  (locale, day, within, across) => {
    const { shortYearDate, shortYearPeriod } = inParis(locale);
    expect(plain(shortYearDate('2026-09-22'))).toBe(day);
    expect(plain(shortYearPeriod('2026-09-22', '2026-09-26'))).toBe(within);
    expect(plain(shortYearPeriod('2026-11-10', '2027-01-06'))).toBe(across);
  },
);

test.each<[Locale, string, string]>([
  ['en', 'Today 07:40', 'Yesterday 18:05'],
  ['fr', 'Aujourd’hui 07:40', 'Hier 18:05'],
  ['de', 'Heute 07:40', 'Gestern 18:05'],
  ['no', 'I dag 07:40', 'I går 18:05'],
])('today and yesterday are named: %s [GEN-03]', (locale, today, yesterday) => {
  expect(inParis(locale).moment('2026-11-15T06:40:00Z')).toBe(today);
  expect(inParis(locale).moment('2026-11-14T17:05:00Z')).toBe(yesterday);
});

test('French writes the first of a month as an ordinal [GEN-03]', () => {
  const { date, period, dueDay, stamp } = inParis('fr');
  expect(plain(date('2026-09-01'))).toBe('1er sept. 2026');
  expect(plain(date('2026-09-11'))).toBe('11 sept. 2026');
  expect(plain(date('2026-08-01'))).toBe('1er août 2026');
  expect(plain(period('2026-09-01', '2026-09-05'))).toBe('1er–5 sept. 2026');
  expect(plain(period('2026-09-21', '2026-10-01'))).toBe('21 sept. – 1er oct. 2026');
  expect(plain(dueDay('2026-12-01T09:00:00Z'))).toBe('mar. 1er déc.');
  expect(plain(stamp('2026-11-01T00:05:00Z'))).toBe('1er nov. 2026, 01:05');
  expect(plain(inParis('fr').shortYearPeriod('2026-09-21', '2026-10-01'))).toBe(
    '21 sept. – 1er oct. 26',
  );
});

test('moments of a column have one form, this year and any other [GEN-03]', () => {
  const { stamp } = inParis('en');
  expect(stamp('2026-11-15T06:40:00Z')).toBe('15 Nov 2026, 07:40');
  expect(stamp('2024-09-02T06:40:00Z')).toBe('2 Sep 2024, 08:40');
  expect(plain(inParis('de').stamp('2024-09-02T06:40:00Z'))).toBe('2. Sept. 2024, 08:40');
  expect(inParis('en').shortYearStamp('2024-09-02T06:40:00Z')).toBe('2 Sep 24, 08:40');
});

test.each<[Locale, string, string, string]>([
  ['en', 'today, 18:00', 'tomorrow', 'Thu 19 Nov'],
  ['fr', 'aujourd’hui, 18:00', 'demain', 'jeu. 19 nov.'],
  ['de', 'heute, 18:00', 'morgen', 'Do. 19. Nov.'],
  ['no', 'i dag, 18:00', 'i morgen', 'tor. 19. nov.'],
])(
  'a near due day is named, a later one is shown with its weekday: %s [GEN-03]',
  (locale, near, next, far) => {
    expect(inParis(locale).dueDay('2026-11-15T17:00:00Z')).toBe(near);
    expect(inParis(locale).dueDay('2026-11-16T17:00:00Z')).toBe(next);
    expect(inParis(locale).dueDay('2026-11-19T17:00:00Z')).toBe(far);
  },
);

test('a short date shows its year only if it is not the current year [GEN-03]', () => {
  expect(inParis('en').shortDay('2026-11-09T17:00:00Z')).toBe('9 Nov');
  expect(inParis('en').shortDay('2026-09-20T17:00:00Z')).toBe('20 Sep');
  expect(inParis('en').shortDay('2025-11-09T17:00:00Z')).toBe('9 Nov 2025');
});

test('midnight is the user’s midnight, not that of UTC', () => {
  expect(inParis('en').moment('2026-11-14T23:30:00Z')).toBe('Today 00:30');
});

test('a day without a time stays that day west of Greenwich', () => {
  const inLima = dateFormats('en', { timeZone: 'America/Lima' });
  expect(inLima.date('2026-09-22')).toBe('22 Sep 2026');
});

test('older moments lose the time only when the year differs', () => {
  expect(inParis('en').moment('2026-09-02T06:40:00Z')).toBe('2 Sep 08:40');
  expect(inParis('en').moment('2025-11-12T06:40:00Z')).toBe('12 Nov 2025');
});

test.each<[string, string]>([
  ['2026-11-15T08:59:40Z', 'just now'],
  ['2026-11-15T08:57:00Z', '3 min ago'],
  ['2026-11-13T09:00:00Z', '2 days ago'],
  ['2026-09-27T09:00:00Z', '1 month ago'],
  ['2024-09-27T09:00:00Z', '2 years ago'],
  ['2026-11-16T10:00:00Z', 'tomorrow'],
])('%s is “%s”', (when, expected) => {
  expect(inParis('en').ago(when)).toBe(expected);
});

test.each([
  ['en', 'just now', '5 days ago'],
  ['fr', 'à l’instant', 'il y a 5 jours'],
  ['de', 'gerade eben', 'vor 5 Tagen'],
  ['no', 'akkurat nå', 'for 5 dager siden'],
] as const)(
  '%s names the last minute and past days for use in a sentence [GEN-03]',
  (locale, now, days) => {
    expect(inParis(locale).ago('2026-11-15T08:59:40Z')).toBe(now);
    expect(inParis(locale).ago('2026-11-10T09:00:00Z')).toBe(days);
  },
);

test.each([
  ['2026-11-15T08:57:00Z', 'today'],
  ['2026-11-14T08:57:00Z', 'yesterday'],
  ['2026-11-12T08:57:00Z', 'other'],
] as const)('%s is %s in the reader’s time zone [PH-01]', (when, day) => {
  expect(inParis('en').nearDay(when)).toBe(day);
});

test('days are those of the client, times of the day the reader’s [GEN-03]', () => {
  const formats = dateFormats('en', {
    timeZone: 'Europe/Paris',
    dayZone: 'Asia/Kathmandu',
    now: () => new Date('2026-11-16T12:00:00Z'),
  });
  const late = '2026-11-15T18:30:00Z';
  expect(formats.date(late)).toBe('16 Nov 2026');
  expect(formats.shortYearDate(late)).toBe('16 Nov 26');
  expect(formats.dateHere(late)).toBe('15 Nov 2026');
  expect(formats.moment(late)).toBe('Yesterday 19:30');
  expect(formats.month('2026-11-30T18:30:00Z')).toBe('December 2026');
  expect(formats.date('2026-11-15')).toBe('15 Nov 2026');
});

test('a chart abbreviates months as dates do', () => {
  const september = new Date('2026-09-01T00:00:00Z');
  expect(chartDates('en', { month: 'short' })(september)).toBe('Sep');
  expect(chartDates('de', { month: 'short' })(september)).toBe('Sep');
  expect(chartDates('fr', { month: 'long', year: 'numeric' })(september)).toBe('septembre 2026');
});

test('a date wraps after the dash of a period and before its time only [GEN-03]', () => {
  const { date, stamp, period, moment } = writtenFormats('de', { timeZone: 'Europe/Paris' });
  expect(date('2026-09-22')).toBe('22.\u00a0Sept.\u00a02026');
  expect(stamp('2026-11-01T00:05:00Z')).toBe('1.\u00a0Nov.\u00a02026, 01:05');
  expect(moment('2025-11-01T00:05:00Z')).toBe('1.\u00a0Nov.\u00a02025');
  expect(period('2026-09-21', '2026-10-01')).toMatch(
    /^21\.\u00a0Sept\.\u00a0–[ \u2009]1\.\u00a0Okt\.\u00a02026$/,
  );
});

test('a moment has one day on a page that also shows its time, wherever the brand is [GEN-03]', () => {
  const format = dateFormats('en', { timeZone: 'UTC', dayZone: 'Europe/Paris' });
  const moment = '2026-10-05T23:08:00Z';
  expect(format.date(moment)).toBe('6 Oct 2026');
  expect(format.stamp(moment)).toBe('5 Oct 2026, 23:08');
  expect(format.dateHere(moment)).toBe('5 Oct 2026');
  expect(format.shortYearDateHere(moment)).toBe('5 Oct 26');
});
