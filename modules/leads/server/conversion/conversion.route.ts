import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import {
  BREAKDOWNS,
  type Breakdown,
  type ConversionFilters,
  conversionBreakdownCall,
  conversionFileCall,
  getConversionCall,
  type Measure,
} from '#modules/leads/contract/conversion/conversion.ts';
import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { isBoundToLocations } from '#platform/contract/permission.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import type { Membership } from '#platform/server/sessions/principal.ts';
import { datedFileName } from '#platform/server/spreadsheets/dated-file-name.ts';
import type { SheetCell } from '#platform/server/spreadsheets/sheet-cell.ts';
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { route } from '../route.ts';
import type { Context } from '../tables.ts';
import { readBreakdown } from './read-breakdown.ts';
import { type ConversionQuestion, readConversion } from './read-conversion.ts';

/** Maximum rows per breakdown in the file; larger brands get the largest shops or products. */
const ROWS_OF_ONE = 5_000;
const MEASURES = ['created', 'accepted', 'converted', 'lost'] as const;

interface ConversionRequest {
  db: Db;
  app: App;
  membership: Membership;
  query: ConversionFilters & { by: 'volume' | 'value' };
}

/** By volume leads of all currencies count, so no currency can be chosen; by value only one. */
async function questionOf({
  db,
  app,
  membership,
  query,
}: ConversionRequest): Promise<ConversionQuestion> {
  const { clientId, role } = membership;
  const { by, forms, countries, locations, sources } = query;
  if (by === 'volume' && query.currency)
    throw invalidInput([{ field: 'query.currency', code: 'invalid' }]);
  const own = async () =>
    (await app.ports.call(findBrand, { clientId }, { db, app }))?.currency ?? 'EUR';
  const currency = by === 'value' ? (query.currency ?? (await own())) : undefined;
  return {
    clientId,
    filters: { forms, countries, locations, sources, currency },
    isBound: isBoundToLocations(role),
    at: new Date(),
  };
}

const getConversionRoute = route(getConversionCall, async (called) =>
  readConversion(called, { ...(await questionOf(called)), compare: called.query.compare }),
);

const conversionBreakdownRoute = route(conversionBreakdownCall, async (called) => {
  const { of, sortBy, sortDesc, page, limit } = called.query;
  const breakdownQuery = { of, sortBy, sortDesc, page, limit };
  const { locale } = called.principal;
  return readBreakdown(called, { ...(await questionOf(called)), query: breakdownQuery, locale });
});

const conversionFileRoute = route(conversionFileCall, async (called) => {
  const { app, membership, query, principal } = called;
  const { locale } = principal;
  const { format } = query;
  const translate = app.texts.translator(locale);
  const question = { ...(await questionOf(called)), locale };
  return {
    fileName: datedFileName('conversion', format, membership.timeZone),
    contentType: FILE_KINDS[format].contentType,
    stream: writeSheet({
      format,
      title: translate('leads:menu.conversion'),
      header: conversionHeader(translate),
      rows: await conversionRows(called, question, translate),
      reader: locale,
    }),
  };
});

function conversionHeader(t: Translate): string[] {
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

/** All numbers of the dashboard; amounts only if they are of one currency. */
async function conversionRows(
  { db, app }: Context,
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
    const breakdownQuery = {
      of: by,
      sortBy: 'converted',
      sortDesc: true,
      page: 1,
      limit: ROWS_OF_ONE,
    } as const;
    const { items } = await readBreakdown({ db, app }, { ...question, query: breakdownQuery });
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

export const conversionRoutes = [getConversionRoute, conversionBreakdownRoute, conversionFileRoute];
