import type { Locale } from '#platform/contract/locale.ts';
import { dateTag } from '#platform/contract/text/intl-tag.ts';

/** Fewer letters would leave June and July alike. */
const LEAST_LETTERS = 3;

/** From 1 to 12, by a name in the language, whole or cut short; accents may be left out. */
export function parseMonthName(typed: string, locale: Locale): number | undefined {
  const start = plain(typed);
  if (start.length < LEAST_LETTERS) return undefined;
  const fitting = monthNames(locale).flatMap((name, at) =>
    name.startsWith(start) ? [at + 1] : [],
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

function monthNames(locale: Locale): string[] {
  const { format } = new Intl.DateTimeFormat(dateTag(locale), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => plain(format(Date.UTC(2026, at, 1))));
}

function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
