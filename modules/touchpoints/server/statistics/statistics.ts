import { sql } from 'kysely';
import type {
  ComparedMonths,
  getBrandStatisticsCall,
  getTouchpointStatisticsCall,
  StatisticsPeriod,
} from '#modules/touchpoints/contract/statistics.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { productNamer } from '../search/find-referenced-products.ts';
import type { Context } from '../tables.ts';
import { countryCode, isByLanguage } from '../visits/visit.ts';
import {
  type Counted,
  countedBy,
  countedCountries,
  countedInAll,
  countedOverTime,
} from './counted-visits.ts';

/** Statistics from counters, equally fast for ten and ten million visits [TP-05]. */
export async function touchpointStatistics(
  { db }: Pick<Context, 'db'>,
  query: { clientId: string; touchpointId: string; period: StatisticsPeriod },
): Promise<CallOutput<typeof getTouchpointStatisticsCall>> {
  const stored = await db
    .selectFrom('touchpoints.touchpoints as touchpoint')
    .leftJoin('touchpoints.totals as total', (join) =>
      join
        .onRef('total.client_id', '=', 'touchpoint.client_id')
        .onRef('total.touchpoint_id', '=', 'touchpoint.id'),
    )
    .select(['quantity', 'robots', 'last_at', 'last_country', 'last_device'])
    .where('touchpoint.client_id', '=', query.clientId)
    .where('touchpoint.id', '=', query.touchpointId)
    .executeTakeFirst();
  if (!stored) throw notFound();
  const { last_at, last_country, last_device, quantity } = stored;
  const inAll = await countedInAll({ db }, query);
  return {
    ...inAll,
    visits: inAll.scans + inAll.clicks,
    quantity,
    scanRate: quantity ? inAll.scans / quantity : null,
    overTime: await countedOverTime({ db }, query),
    countries: countedCountries(await countedBy({ db }, 'country', query)),
    devices: await countedBy({ db }, 'device', query),
    suffixes: await countedBy({ db }, 'suffix', query),
    robots: stored.robots ?? 0,
    last: last_at && {
      at: last_at.toISOString(),
      country: countryCode(last_country ?? ''),
      countryByLanguage: isByLanguage(last_country ?? ''),
      device: last_device ?? 'other',
    },
  };
}

type BrandStatistics = CallOutput<typeof getBrandStatisticsCall>;

/** Statistics of a brand's touchpoints together, and its most scanned products. */
export async function brandStatistics(
  { db, app }: Context,
  {
    clientId,
    period,
    compare,
    reader,
  }: { clientId: string; period: StatisticsPeriod; compare: ComparedMonths; reader: Locale },
): Promise<BrandStatistics> {
  const query = { clientId, period, touchpointId: '' };
  const inAll = await countedInAll({ db }, { ...query, compare });
  const printed = await printedOf({ db }, clientId);
  return {
    ...inAll,
    visits: inAll.scans + inAll.clicks,
    quantity: printed.quantity,
    scanRate: printed.quantity ? printed.scans / printed.quantity : null,
    overTime: await countedOverTime({ db }, query),
    countries: countedCountries(await countedBy({ db }, 'country', query)),
    devices: await countedBy({ db }, 'device', query),
    products: await named(
      { db, app },
      { clientId, reader },
      await countedBy({ db }, 'product', query),
    ),
  };
}

/** Excludes touchpoints without a printed quantity, because their scans would inflate the rate. */
async function printedOf({ db }: Pick<Context, 'db'>, clientId: string) {
  const { rows } = await sql<{ quantity: number | null; scans: number }>`
    select sum(touchpoint.quantity)::bigint as quantity, coalesce(sum(total.scans), 0)::bigint as scans
    from touchpoints.touchpoints as touchpoint
    left join touchpoints.totals as total
      on total.client_id = touchpoint.client_id and total.touchpoint_id = touchpoint.id
    where touchpoint.client_id = ${clientId} and touchpoint.quantity > 0`.execute(db);
  return rows[0] ?? { quantity: null, scans: 0 };
}

/** Names products by their current touchpoint; without one, the reference remains. */
async function named(
  { db, app }: Context,
  { clientId, reader }: { clientId: string; reader: Locale },
  counted: readonly Counted[],
): Promise<BrandStatistics['products']> {
  if (counted.length === 0) return [];
  const rows = await db
    .selectFrom('touchpoints.touchpoints')
    .select(['sku_key', 'product_name', 'id'])
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .where(
      'sku_key',
      'in',
      counted.map(({ value }) => value.toLowerCase()),
    )
    .execute();
  const known = new Map(rows.map((row) => [row.sku_key, row]));
  const skus = counted.map(({ value }) => value);
  const nameOf = await productNamer({ db, app }, { clientId, skus, reader });
  return counted.map((one) => {
    const product = known.get(one.value.toLowerCase());
    const name = nameOf({ sku: one.value, storedName: product?.product_name ?? '' });
    return { ...one, name, _id: product?.id ?? null };
  });
}
