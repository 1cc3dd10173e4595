import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { seeReviews } from '#modules/communication/contract/permissions.ts';
import { REVIEW_STATUSES } from '#modules/communication/contract/reviews/review.ts';
import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import { seeLocations } from '#modules/directory/contract/permissions.ts';
import { seeLeads } from '#modules/leads/contract/permissions.ts';
import type { HotReason } from '#modules/opportunity/contract/map-calls.ts';
import { holds, type Permission } from '#platform/contract/permission.ts';
import { isBoundToLocations } from '#platform/contract/role.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Context, DetailsScope } from './details-scope.ts';
import { type LocationFacts, readWithoutProduct } from './location-facts.ts';
import type { PlaceDemand } from './place-demand.ts';

interface Reason {
  reason: HotReason;
  count: number;
  params: Record<string, string | number>;
  href: string;
}

const REASONS_SHOWN = 5;
/** Fewer intentions before say nothing about growth. */
const BEFORE_AT_LEAST = 5;
const GROWTH_AT_LEAST = 0.1;
const REVIEWS_AT_LEAST = 3;
const BAD_AVERAGE = 3.5;
/** As many as an address holds. */
const IDS_IN_ADDRESS = 100;

/** The map with the list of where to open next. */
const OPENINGS = 'platform/opportunity?openings=1';

/** What a reason is found by. `leadsFrom` are the leads of consumers in the place. */
interface HotPlace {
  demand: PlaceDemand;
  facts: LocationFacts;
  locationIds: readonly string[];
  /** Of an area: how many do not sell the brand, and where they are listed. */
  prospects: { count: number; href: string };
  leadsFrom: RawBuilder<SqlBool>;
  /** Whether a location is known to lie elsewhere; also of those that the filters leave out. */
  isOutside: (locationId: string) => boolean;
}

/** Why a place is hot, the strongest reason first; prospects, which are a way to act, come last [OPP-05]. */
export async function findReasons(
  context: Context,
  scope: DetailsScope,
  place: HotPlace,
): Promise<Reason[]> {
  const found = [
    growing(place),
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

/** Between 0 and about 1: the share of demand, leads or locations that it is about. */
type Weighed = (Reason & { strength: number }) | undefined;

function growing({ demand: { intentions, intentionsBefore } }: HotPlace): Weighed {
  if (intentionsBefore < BEFORE_AT_LEAST) return undefined;
  const growth = (intentions - intentionsBefore) / intentionsBefore;
  if (growth < GROWTH_AT_LEAST) return undefined;
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

/** Of the product that is wanted most. */
async function withoutProduct(
  context: Context,
  scope: DetailsScope,
  { demand: { topProducts, intentions }, locationIds }: HotPlace,
): Promise<Weighed> {
  const [wanted] = topProducts;
  if (!wanted || locationIds.length === 0) return undefined;
  const { known, without } = await readWithoutProduct(context, scope, wanted.sku, locationIds);
  if (without.length === 0) return undefined;
  return {
    reason: 'without-product',
    count: without.length,
    params: { product: wanted.name, sku: wanted.sku },
    href: link(scope, seeLocations, locationsPath(without, 'settings/locations/products')),
    strength: (without.length / known) * (wanted.intentions / Math.max(1, intentions)),
  };
}

function leadsUnanswered(scope: DetailsScope, { facts: { leads } }: HotPlace): Weighed {
  const waiting = leads.filter(({ unanswered }) => unanswered > 0);
  const count = total(waiting, ({ unanswered }) => unanswered);
  if (count === 0) return undefined;
  const ids = [...waiting].sort((a, b) => b.unanswered - a.unanswered).map(({ id }) => id);
  return {
    reason: 'leads-unanswered',
    count,
    params: { locations: waiting.length },
    href: link(scope, seeLeads, leadsPath(scope, ids, 'new')),
    strength: count / total(leads, (one) => one.leads),
  };
}

/** Leads of consumers of the place that went to a location outside of it; the town that most went to is named. */
async function leadsSentAway(
  context: Context,
  scope: DetailsScope,
  { isOutside, leadsFrom }: HotPlace,
): Promise<Weighed> {
  const { clientId, range, reader } = scope;
  // They went to locations that such a reader does not see.
  if (isBoundToLocations(reader.role)) return undefined;
  const { rows } = await sql<{ id: string; leads: number }>`
    select location_id as id, sum(quantity)::float8 as leads from opportunity.intentions
    where client_id = ${clientId} and source = 'lead' and location_id is not null
      and day between ${range.from}::date and ${range.to}::date and ${leadsFrom}
    group by 1 order by leads desc, id`.execute(context.db);
  const away = rows.filter(({ id }) => isOutside(id));
  const count = total(away, ({ leads }) => leads);
  if (count === 0) return undefined;
  const ids = away.slice(0, IDS_IN_ADDRESS).map(({ id }) => id);
  const places = await context.app.ports.ask(
    placesByIds,
    { clientId, ids },
    context as { db: Db; app: Context['app'] },
  );
  const byId = new Map(places.map((place) => [place.id, place.city]));
  const towns = new Map<string, number>();
  for (const { id, leads } of away) {
    const town = byId.get(id);
    if (town) towns.set(town, (towns.get(town) ?? 0) + leads);
  }
  const [most] = [...towns].sort(([, a], [, b]) => b - a);
  return {
    reason: 'leads-sent-away',
    count,
    params: { town: most?.[0] ?? '' },
    href: link(scope, seeLeads, leadsPath(scope, ids)),
    strength: count / total(rows, ({ leads }) => leads),
  };
}

function badReviews(scope: DetailsScope, { facts: { reviews } }: HotPlace): Weighed {
  const bad = reviews.filter((one) => one.reviews >= REVIEWS_AT_LEAST && one.average < BAD_AVERAGE);
  if (bad.length === 0) return undefined;
  const written = total(bad, (one) => one.reviews);
  const average = total(bad, (one) => one.average * one.reviews) / written;
  const ids = [...bad].sort((a, b) => a.average - b.average).map(({ id }) => id);
  const { from, to } = scope.range;
  const shops = ids.slice(0, IDS_IN_ADDRESS).join(',');
  return {
    reason: 'bad-reviews',
    count: bad.length,
    params: { average: Math.round(average * 10) / 10, reviews: written },
    href: link(
      scope,
      seeReviews,
      `communication/reviews?response_status=${REVIEW_STATUSES.join(',')}&shops=${shops}&from=${from}&to=${to}`,
    ),
    strength: ((BAD_AVERAGE - average) / BAD_AVERAGE) * (bad.length / reviews.length),
  };
}

function closedStores(scope: DetailsScope, { facts: { closed }, locationIds }: HotPlace): Weighed {
  if (closed.length === 0) return undefined;
  const [last] = closed;
  const ids = closed.map(({ id }) => id);
  return {
    reason: 'closed-store',
    count: closed.length,
    params: { name: last?.name ?? '' },
    href: link(scope, seeLocations, locationsPath(ids, 'settings/locations?view=closed')),
    strength: closed.length / (closed.length + locationIds.length),
  };
}

/** One location is opened itself. */
function locationsPath(ids: readonly string[], several: string): string {
  return ids.length === 1 ? `settings/locations/${ids[0]}` : several;
}

function leadsPath({ range }: DetailsScope, ids: readonly string[], view = ''): string {
  const locations = ids.slice(0, IDS_IN_ADDRESS).join(',');
  const created = `f.created=between:${range.from},${range.to}`;
  return `platform/leads?${view && `view=${view}&`}f.location=any-of:${locations}&${created}`;
}

/** Empty for readers who may not open it. */
function link({ reader }: DetailsScope, permission: Permission, path: string): string {
  return holds(permission, reader) ? path : '';
}

function total<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}
