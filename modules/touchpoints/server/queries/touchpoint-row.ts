import { sql } from 'kysely';
import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import type {
  LandingState,
  TouchpointRow,
  TouchpointState,
  TouchpointType,
} from '#modules/touchpoints/contract/touchpoint.ts';
import type { Config } from '#platform/server/config.ts';
import { landingPageUrl, shortUrlBase } from '../short-url.ts';
import { touchpointState } from './touchpoint-state.ts';
import { weeksOf } from './weeks-of.ts';

/** What the list shows of a touchpoint, as the database has it. */
export interface KeptRow {
  id: string;
  type: TouchpointType;
  state: TouchpointState;
  configuration_slug: string;
  suffix: string;
  additional: string[];
  dest_url: string | null;
  description: string;
  quantity: number | null;
  visits: number;
  weeks: number[];
  starts_at: Date | null;
  ends_at: Date | null;
  sku: string | null;
  product_name: string;
  gtin: string | null;
  landing_state: LandingState;
  landing_built_at: Date | null;
  created_at: Date;
}

/** Over `touchpoints.touchpoints as touchpoint`, for the few rows of a page: each asks for its further suffixes and its weeks. */
export const rowColumns = sql`
  touchpoint.id, touchpoint.type, ${touchpointState} as state, touchpoint.configuration_slug, touchpoint.suffix,
  array(
    select other.suffix from touchpoints.suffixes as other
    where other.client_id = touchpoint.client_id and other.touchpoint_id = touchpoint.id and not other.main
    order by other.created_at, other.suffix_key
  ) as additional,
  touchpoint.dest_url, touchpoint.description, touchpoint.quantity,
  coalesce((
    select counted.visits from touchpoints.totals as counted
    where counted.client_id = touchpoint.client_id and counted.touchpoint_id = touchpoint.id), 0) as visits,
  ${weeksOf} as weeks, touchpoint.starts_at, touchpoint.ends_at, touchpoint.sku, touchpoint.product_name,
  touchpoint.gtin, touchpoint.landing_state, touchpoint.landing_built_at, touchpoint.created_at`;

export function touchpointRow(
  kept: KeptRow,
  brand: Brand,
  house: Pick<Config, 'publicUrl'>,
): TouchpointRow {
  return {
    _id: kept.id,
    type: kept.type,
    state: kept.state,
    configurationSlug: kept.configuration_slug,
    shortUrl: `${shortUrlBase(brand, house)}${kept.suffix}`,
    sourceSuffix: kept.suffix,
    additionalSuffixes: kept.additional,
    destUrl: kept.dest_url ?? landingPageUrl(kept, brand, house),
    leadsTo: kept.dest_url === null ? 'landing' : 'address',
    description: kept.description,
    quantity: kept.quantity,
    scans: kept.visits,
    weeks: kept.weeks,
    started: kept.starts_at?.toISOString() ?? null,
    ended: kept.ends_at?.toISOString() ?? null,
    product: kept.sku === null ? null : { sku: kept.sku, name: kept.product_name, gtin: kept.gtin },
    landingPageState: kept.landing_state,
    landingPageUpdatedAt: kept.landing_built_at?.toISOString() ?? null,
    createdAt: kept.created_at.toISOString(),
  };
}
