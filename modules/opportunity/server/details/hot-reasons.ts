import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { seeReviews } from '#modules/communication/contract/permissions.ts';
import { REVIEW_STATUSES } from '#modules/communication/contract/reviews/review.ts';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import { seeLocations } from '#modules/directory/contract/permissions.ts';
import { seeLeads } from '#modules/leads/contract/permissions.ts';
import type { HotReason } from '#modules/opportunity/contract/map-detail-calls.ts';
import { holds, isBoundToLocations, type Permission } from '#platform/contract/permission.ts';
import type { Db } from '#platform/server/database/database.ts';
import { isGrowing } from '../map/measure-areas.ts';
import type { Context } from '../tables.ts';
import type { DetailsScope } from './details-scope.ts';
import {
  BAD_REVIEWS,
  IDS_IN_ADDRESS,
  type LocationFacts,
  readWithoutProduct,
} from './location-facts.ts';
import type { PlaceDemand } from './place-demand.ts';

interface Reason {
  reason: HotReason;
  count: number;
  params: Record<string, string | number>;
  href: string;
}

const REASONS_SHOWN = 5;

/** Link to the map with the list of proposed openings. */
const OPENINGS = 'platform/opportunity?openings=1';

/** Data to determine the reasons. `leadsFrom` selects the leads of consumers in the place. */
interface HotPlace {
  demand: PlaceDemand;
  facts: LocationFacts;
  key: string;
  locationIds: readonly string[];
  /** Prospects of an area, and the link to their list. */
  prospects: { count: number; href: string };
  leadsFrom: RawBuilder<SqlBool>;
  /** Retailers in the place, including those excluded by filters; by the columns of their table. */
  inside: RawBuilder<SqlBool>;
}

/** Why a place is hot, strongest reason first; prospects, which are an action, come last [OPP-05]. */
export async function findReasons(
  context: Context,
  scope: DetailsScope,
  place: HotPlace,
): Promise<Reason[]> {
  const found = [
    growing(scope, place),
    noRetailerNear(scope, place),
    await withoutProduct(context, scope, place),
    leadsUnanswered(scope, place),
    await leadsSentAway(context, scope, place),
    badReviews(scope, place),
    closedStores(scope, place),
  ].filter((one) => one !== undefined);
  const strongest = found.sort((a, b) => b.strength - a.strength);
  const last: Reason[] =
    place.prospects.count > 0 ? [{ reason: 'prospects', params: {}, ...place.prospects }] : [];
  return [...strongest.map(({ strength: _, ...reason }) => reason), ...last].slice(
    0,
    REASONS_SHOWN,
  );
}

/** Weight between 0 and about 1: the share of demand, leads or locations concerned. */
type Weighed = (Reason & { strength: number }) | undefined;

function growing({ config }: DetailsScope, { demand }: HotPlace): Weighed {
  if (!isGrowing(demand, config.fewIntentions)) return undefined;
  const growth = (demand.intentions - demand.intentionsBefore) / demand.intentionsBefore;
  return { reason: 'growing', count: growth, params: {}, href: '', strength: growth };
}

function noRetailerNear(
  { config }: DetailsScope,
  { demand: { intentions, unserved } }: HotPlace,
): Weighed {
  if (unserved === 0) return undefined;
  const strength = unserved / Math.max(1, intentions);
  const params = { km: config.nearKm };
  return { reason: 'no-retailer-near', count: unserved, params, href: OPENINGS, strength };
}

/** Locations without the most wanted product. */
async function withoutProduct(
  context: Context,
  scope: DetailsScope,
  { demand: { topProducts, intentions }, key, locationIds }: HotPlace,
): Promise<Weighed> {
  const [wanted] = topProducts;
  if (!wanted || locationIds.length === 0) return undefined;
  const { known, without, ids } = await readWithoutProduct(context, scope, wanted.sku, {
    key,
    locationIds,
  });
  if (without === 0) return undefined;
  return {
    reason: 'without-product',
    count: without,
    params: { product: wanted.name, sku: wanted.sku },
    href: link(scope, seeLocations, locationsPath(ids, 'settings/locations/products')),
    strength: (without / known) * (wanted.intentions / Math.max(1, intentions)),
  };
}

function leadsUnanswered(scope: DetailsScope, { facts: { leads } }: HotPlace): Weighed {
  if (leads.unanswered === 0) return undefined;
  return {
    reason: 'leads-unanswered',
    count: leads.unanswered,
    params: { locations: leads.waiting },
    href: link(scope, seeLeads, leadsPath(scope, leads.waitingIds, 'new')),
    strength: leads.unanswered / leads.leads,
  };
}

/** Leads of consumers in the place that went to a location outside; names the town that got most of them. */
async function leadsSentAway(
  context: Context,
  scope: DetailsScope,
  { inside, leadsFrom }: HotPlace,
): Promise<Weighed> {
  const { clientId, range, reader } = scope;
  // The leads went to locations that this reader may not see.
  if (isBoundToLocations(reader.role)) return undefined;
  // Locations without an area are excluded, because they may be inside the place.
  const { rows } = await sql<{ all: number; away: number; id: string | null; leads: number }>`
    with sent as (
      select location_id, sum(quantity) as leads from opportunity.intentions
      where client_id = ${clientId} and source = 'lead' and location_id is not null
        and day between ${range.from}::date and ${range.to}::date and ${leadsFrom}
      group by 1
    ), away as (
      select sent.location_id, leads from sent
      join opportunity.retailers on client_id = ${clientId} and id = sent.location_id
      where area_1 is not null and (${inside}) is not true)
    select (select coalesce(sum(leads), 0)::float8 from sent) as all, (sum(leads) over ())::float8 as away,
      location_id as id, leads::float8 as leads
    from away order by leads desc, location_id limit ${IDS_IN_ADDRESS}`.execute(context.db);
  const count = rows[0]?.away ?? 0;
  if (count === 0) return undefined;
  const ids = rows.flatMap(({ id }) => id ?? []);
  const places = await context.app.ports.call(
    placesByIds,
    { clientId, ids },
    context as { db: Db; app: Context['app'] },
  );
  const byId = new Map(places.map((place) => [place.id, place.city]));
  const towns = new Map<string, number>();
  for (const { id, leads } of rows) {
    const town = byId.get(id ?? '');
    if (town) towns.set(town, (towns.get(town) ?? 0) + leads);
  }
  const [most] = [...towns].sort(([, a], [, b]) => b - a);
  return {
    reason: 'leads-sent-away',
    count,
    params: { town: most?.[0] ?? '' },
    href: link(scope, seeLeads, leadsPath(scope, ids)),
    strength: count / (rows[0]?.all ?? count),
  };
}

function badReviews(
  scope: DetailsScope,
  {
    facts: {
      reviews: { low, locations },
    },
  }: HotPlace,
): Weighed {
  if (low.average === null) return undefined;
  const { from, to } = scope.range;
  return {
    reason: 'bad-reviews',
    count: low.locations,
    params: { average: Math.round(low.average * 10) / 10, reviews: low.reviews },
    href: link(
      scope,
      seeReviews,
      `communication/reviews?response_status=${REVIEW_STATUSES.join(',')}&shops=${low.ids.join(',')}&from=${from}&to=${to}`,
    ),
    strength:
      ((BAD_REVIEWS.average - low.average) / BAD_REVIEWS.average) * (low.locations / locations),
  };
}

function closedStores(scope: DetailsScope, { facts: { closed }, locationIds }: HotPlace): Weighed {
  if (closed.total === 0) return undefined;
  const ids = closed.items.map(({ id }) => id);
  return {
    reason: 'closed-store',
    count: closed.total,
    params: { name: closed.items[0]?.name ?? '' },
    href: link(scope, seeLocations, locationsPath(ids, 'settings/locations?view=closed')),
    strength: closed.total / (closed.total + locationIds.length),
  };
}

/** A single location is opened directly. */
function locationsPath(ids: readonly string[], several: string): string {
  return ids.length === 1 ? `settings/locations/${ids[0]}` : several;
}

function leadsPath({ range }: DetailsScope, ids: readonly string[], view = ''): string {
  const locations = ids.join(',');
  const created = `f.created=between:${range.from},${range.to}`;
  return `platform/leads?${view && `view=${view}&`}f.location=any-of:${locations}&${created}`;
}

/** Empty if the user may not open the page. */
function link({ reader }: DetailsScope, permission: Permission, path: string): string {
  return holds(permission, reader) ? path : '';
}
