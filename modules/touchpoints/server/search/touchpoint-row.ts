import { type RawBuilder, sql } from 'kysely';
import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import type {
  LandingState,
  TouchpointRow,
  TouchpointState,
  TouchpointType,
} from '#modules/touchpoints/contract/touchpoint.ts';
import {
  type TouchpointFieldName,
  type TouchpointFields,
  touchpointFields,
} from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { fieldsWith } from '#platform/contract/fields/record-fields.ts';
import type { Config } from '#platform/server/config.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import { type StoredFields, selected, shownFields } from '#platform/server/fields/field-sql.ts';
import { landingPageUrl, shortUrlBase, suffixCodeAddress } from '../short-url.ts';
import { touchpointState } from './search-filter-sql.ts';

const WEEKS_SHOWN = 10;

const firstMonday = sql`(date_trunc('week', now() at time zone ${clientZone})::date - ${sql.lit(7 * (WEEKS_SHOWN - 1))})`;

/**
 * Weekly visits of a touchpoint in its brand's time zone, current week last, as a column next to
 * `touchpoints.touchpoints as touchpoint`. Reads the days once and groups them, instead of one query per week.
 */
const weeklyVisitsSql: RawBuilder<number[]> = sql`array(
  select coalesce(counted.visits, 0)::int
  from generate_series(0, ${sql.lit(WEEKS_SHOWN - 1)}) as shown (week)
  left join (
    select (daily.day - ${firstMonday}) / 7 as week, sum(daily.scans + daily.clicks) as visits
    from touchpoints.daily_counts as daily
    where daily.client_id = touchpoint.client_id and daily.touchpoint_id = touchpoint.id
      and daily.dimension = 'all' and daily.day >= ${firstMonday}
    group by 1
  ) as counted on counted.week = shown.week
  order by shown.week)`;

const IN_ROW = fieldsWith(touchpointFields, 'inRow');

/** Database row of a touchpoint in the list. */
export type StoredTouchpointRow = StoredFields<TouchpointFields, (typeof IN_ROW)[number]> & {
  id: string;
  type: TouchpointType;
  state: TouchpointState;
  suffix: string;
  code_address: string;
  scans: number;
  clicks: number;
  weeks: number[];
  sku: string | null;
  product_name: string;
  gtin: string | null;
  landing_state: LandingState;
  landing_built_at: Date | null;
  created_at: Date;
};

/**
 * Columns over `touchpointsWithTotals`, for the few rows of a page, because each row queries its further suffixes and
 * weeks.
 */
export const columnsWith = (fields: readonly TouchpointFieldName[]): RawBuilder<unknown> => sql`
  touchpoint.id, touchpoint.type, ${touchpointState} as state, touchpoint.suffix, touchpoint.code_address,
  ${selected('touchpoint', touchpointFields, fields)},
  array(
    select other.suffix from touchpoints.suffixes as other
    where other.client_id = touchpoint.client_id and other.touchpoint_id = touchpoint.id and not other.main
    order by other.created_at, other.suffix_key
  ) as "additionalSuffixes",
  coalesce(total.scans, 0) as scans, coalesce(total.clicks, 0) as clicks,
  ${weeklyVisitsSql} as weeks, touchpoint.sku, touchpoint.product_name,
  touchpoint.gtin, touchpoint.landing_state, touchpoint.landing_built_at, touchpoint.created_at`;

export const rowColumns = columnsWith(IN_ROW);

export function touchpointRow(
  stored: StoredTouchpointRow,
  brand: Brand,
  suiteConfig: Pick<Config, 'publicUrl'>,
): TouchpointRow {
  return {
    ...shownFields<TouchpointFields, (typeof IN_ROW)[number]>(stored, IN_ROW),
    _id: stored.id,
    type: stored.type,
    state: stored.state,
    shortUrl: `${shortUrlBase(brand, suiteConfig)}${stored.suffix}`,
    sourceSuffix: stored.suffix,
    destUrl: stored.destUrl ?? landingPageUrl(stored, brand, suiteConfig),
    leadsTo: stored.destUrl === null ? 'landing' : 'address',
    scans: stored.scans,
    clicks: stored.clicks,
    weeks: stored.weeks,
    qrCodes: [
      { suffix: stored.suffix, address: stored.code_address },
      ...stored.additionalSuffixes.map((suffix) => ({
        suffix,
        address: suffixCodeAddress(suffix, brand, suiteConfig),
      })),
    ],
    product:
      stored.sku === null
        ? null
        : { sku: stored.sku, name: stored.product_name, gtin: stored.gtin },
    landingPageState: stored.landing_state,
    landingPageUpdatedAt: stored.landing_built_at?.toISOString() ?? null,
    createdAt: stored.created_at.toISOString(),
  };
}
