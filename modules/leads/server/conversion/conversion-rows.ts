import {
  BREAKDOWNS,
  type Breakdown,
  type Measure,
} from '#modules/leads/contract/conversion/conversion.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { SheetCell } from '#platform/server/spreadsheets/sheet-cell.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { LeadsTables } from '../tables.ts';
import { readBreakdown } from './read-breakdown.ts';
import { type ConversionQuestion, readConversion } from './read-conversion.ts';

/** Maximum rows per breakdown in the file; larger brands get the largest shops or products. */
const ROWS_OF_ONE = 5_000;
const MEASURES = ['created', 'accepted', 'converted', 'lost'] as const;

export function conversionHeader(t: Translate): string[] {
  const word = (key: string) => t(`leads:conversion.${key}`);
  return [
    word('file.by'),
    word('file.what'),
    ...MEASURES.map(word),
    word('rate'),
    ...MEASURES.map((name) => t('leads:conversion.file.value', { what: word(name) })),
    word('file.toAccept'),
  ];
}

/** Every number that the dashboard draws; amounts only where they are of one currency. */
export async function conversionRows(
  { db, app }: { db: Db<LeadsTables>; app: App },
  question: ConversionQuestion & { locale: Locale },
  t: Translate,
): Promise<SheetCell[][]> {
  const { filters, locale } = question;
  const word = (key: string) => t(`leads:conversion.${key}`);
  const line = (
    by: string,
    what: string,
    of: Record<(typeof MEASURES)[number], Measure>,
    toAccept: number | null,
  ): SheetCell[] => [
    by,
    what,
    ...MEASURES.map((name) => of[name].count),
    of.created.count > 0 ? Math.round((1000 * of.converted.count) / of.created.count) / 10 : null,
    ...MEASURES.map((name) => (filters.currency ? of[name].value / 100 : null)),
    toAccept === null ? null : Math.round(toAccept / 6) / 10,
  ];
  const { months } = await readConversion({ db, app }, question);
  const rows = months.map(({ month, ...of }) => line(word('month'), month, of, null));
  for (const by of BREAKDOWNS) {
    const asked = {
      of: by,
      sortBy: 'converted',
      sortDesc: true,
      page: 1,
      limit: ROWS_OF_ONE,
    } as const;
    const { items } = await readBreakdown({ db, app }, { ...question, asked });
    for (const { key, name, toAccept, ...of } of items)
      rows.push(line(word(`by.${by}`), nameOf({ by, key, name, locale }, t), of, toAccept));
  }
  return rows;
}

function nameOf(
  { by, key, name, locale }: { by: Breakdown; key: string | null; name: string; locale: Locale },
  t: Translate,
): string {
  if (key === null)
    return t(by === 'location' ? 'leads:detail.noStore' : 'leads:conversion.unknown');
  if (by === 'country')
    return new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(key) ?? key;
  return by === 'source' ? t(`leads:list.source.${key}`) : name;
}
