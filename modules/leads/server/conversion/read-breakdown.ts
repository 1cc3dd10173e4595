import { sql } from 'kysely';
import type { z } from 'zod';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import { nameIn } from '#modules/directory/contract/name-in.ts';
import { productNames } from '#modules/directory/contract/products/product-ports.ts';
import {
  type Breakdown,
  CONVERSION_MONTHS,
  type conversionBreakdownCall,
} from '#modules/leads/contract/conversion/conversion.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Context } from '../tables.ts';
import {
  figureRows,
  locationRows,
  productRows,
  timeRows,
  type WhichFigures,
} from './figure-rows.ts';
import { exactMediansByKey } from './medians.ts';
import { type ConversionQuestion, monthsBack } from './read-conversion.ts';

type Answer = CallOutput<typeof conversionBreakdownCall>;
type BreakdownQuery = Pick<
  z.output<(typeof conversionBreakdownCall)['query']>,
  'of' | 'sortBy' | 'sortDesc' | 'page' | 'limit'
>;

interface Row {
  key: string | null;
  created: number;
  createdValue: number;
  accepted: number;
  acceptedValue: number;
  converted: number;
  convertedValue: number;
  lost: number;
  lostValue: number;
  total: number;
}

/** Source of each breakdown: the smallest table that has the data. */
const ROWS: Record<Breakdown, typeof figureRows> = {
  location: locationRows,
  country: figureRows,
  product: productRows,
  source: figureRows,
};
const KEYS: Record<Breakdown, string> = {
  location: 'location_id::text',
  country: 'country',
  product: 'sku',
  source: 'source',
};

/** One page of the twelve months, grouped by location, country, product or source [CONV-01]. */
export async function readBreakdown(
  { db, app }: Context,
  question: ConversionQuestion & { query: BreakdownQuery; locale: Locale },
): Promise<Answer> {
  const { clientId, filters, at, query, locale } = question;
  const which: WhichFigures = {
    clientId,
    filters,
    isBound: question.isBound,
    from: monthsBack(at, CONVERSION_MONTHS),
    before: monthsBack(at, 0),
  };
  const rows = await pageOf({ db }, which, query);
  const keys = rows.flatMap(({ key }) => key ?? []);
  const [named, times] = await Promise.all([
    namesOf({ db, app }, { clientId, by: query.of, keys, locale }),
    mediansOf(
      { db },
      which,
      query.of,
      rows.map(({ key }) => key),
    ),
  ]);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ key, ...row }) => ({
      key,
      name: named.get(key ?? '')?.name ?? key ?? '',
      city: named.get(key ?? '')?.city ?? '',
      created: { count: row.created, value: row.createdValue },
      accepted: { count: row.accepted, value: row.acceptedValue },
      converted: { count: row.converted, value: row.convertedValue },
      lost: { count: row.lost, value: row.lostValue },
      toAccept: times.get(key ?? '') ?? null,
    })),
  };
}

async function pageOf(
  { db }: Pick<Context, 'db'>,
  which: WhichFigures,
  { of: by, sortBy, sortDesc, page, limit }: BreakdownQuery,
): Promise<Row[]> {
  // With a currency filter, rows are sorted by amount.
  const of = (name: string) => (which.filters.currency ? `${name}_value` : name);
  const order = {
    created: sql.raw(`sum(${of('created')})`),
    converted: sql.raw(`sum(${of('converted')})`),
    rate: sql.raw(`sum(${of('converted')})::numeric / nullif(sum(${of('created')}), 0)`),
    name: sql.raw('1'),
  }[sortBy];
  const figures = ROWS[by](which);
  const { rows } = await sql<Row>`
    select ${sql.raw(KEYS[by])} as key,
      sum(created)::bigint as created, sum(created_value)::bigint as "createdValue",
      sum(accepted)::bigint as accepted, sum(accepted_value)::bigint as "acceptedValue",
      sum(converted)::bigint as converted, sum(converted_value)::bigint as "convertedValue",
      sum(lost)::bigint as lost, sum(lost_value)::bigint as "lostValue",
      count(*) over ()::int as total
    from ${figures} as figure
    group by 1 having sum(created) > 0
    order by ${sql.raw(`(${KEYS[by]}) is null`)}, ${order} ${sql.raw(sortDesc ? 'desc nulls last' : 'asc nulls first')}, sum(created) desc, 1
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return rows;
}

/** Names of locations and products; the browser translates countries and sources. */
async function namesOf(
  { db, app }: Context,
  {
    clientId,
    by,
    keys,
    locale,
  }: { clientId: string; by: Breakdown; keys: string[]; locale: Locale },
): Promise<Map<string, { name: string; city: string }>> {
  if (keys.length === 0) return new Map();
  if (by === 'location') {
    const places = await app.ports.call(placesByIds, { clientId, ids: keys }, { db, app });
    return new Map(places.map(({ id, name, city }) => [id, { name, city }]));
  }
  if (by === 'product') {
    const products = await app.ports.call(productNames, { clientId, skus: keys }, { db, app });
    return new Map(
      products.map(({ sku, names }) => [
        sku,
        { name: nameIn(names, locale, locale) || sku, city: '' },
      ]),
    );
  }
  return new Map();
}

/**
 * For locations, the median is computed from the leads, which are few per page. Countries and sources use the counts;
 * '' is the key for unknown.
 */
async function mediansOf(
  { db }: Pick<Context, 'db'>,
  which: WhichFigures,
  by: Breakdown,
  named: readonly (string | null)[],
): Promise<Map<string, number>> {
  const keys = named.map((key) => key ?? '');
  if (by === 'product' || keys.length === 0) return new Map();
  if (by === 'location') {
    const { rows } = await sql<{ key: string; median: number }>`
      select location_id::text as key,
        percentile_cont(0.5) within group (order by accept_minutes) as median
      from ${figureRows({ ...which, isBound: true })} as lead
      where location_id = any (${keys.filter(Boolean)}::uuid[]) and accept_minutes is not null
      group by location_id`.execute(db);
    return new Map(rows.map(({ key, median }) => [key, Math.round(median)]));
  }
  const { rows } = await sql<{ key: string; bucket: number; leads: number }>`
    select coalesce(${sql.raw(KEYS[by])}, '') as key, bucket, sum(leads)::bigint as leads
    from ${timeRows(which)} as took
    where kind = 'accept' and coalesce(${sql.raw(KEYS[by])}, '') = any (${keys}::text[])
    group by 1, 2`.execute(db);
  const counts = new Map(
    [...Map.groupBy(rows, ({ key }) => key)].map(([key, of]) => [
      key,
      new Map(of.map(({ bucket, leads }) => [bucket, leads])),
    ]),
  );
  const key = sql.raw(`coalesce(${KEYS[by]}, '')`);
  return exactMediansByKey({ db }, which, { key, counts });
}
