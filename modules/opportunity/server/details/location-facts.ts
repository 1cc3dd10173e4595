import { LRUCache } from 'lru-cache';
import {
  type ReviewFigures,
  readLocationReviewFigures,
} from '#modules/communication/contract/review-ports.ts';
import {
  findLocationRepresentatives,
  locationsClosedBetween,
} from '#modules/directory/contract/locations/location-ports.ts';
import { locationsWithoutProduct } from '#modules/directory/contract/locations/product-range.ts';
import { type LeadFigures, readLocationLeadFigures } from '#modules/leads/contract/lead-ports.ts';
import { endOfDay, startOfDay } from '#platform/contract/time-zone.ts';
import type { Db } from '#platform/server/database/database.ts';
import { sumSales } from '../sales/read-sales.ts';
import type { Context } from '../tables.ts';
import type { DetailsScope } from './details-scope.ts';

/** Representatives are read for this number of locations. */
const REPRESENTED_LOCATIONS = 1_000;
/** Maximum ids in a URL; a place can have a hundred thousand locations. */
export const IDS_IN_ADDRESS = 100;
/** A location has bad reviews with at least this number of reviews and a lower average. */
export const BAD_REVIEWS = { reviews: 3, average: 3.5 };

/** Data of other modules about all locations of a place in the chosen days: sums, and the most notable locations. */
export interface LocationFacts {
  leads: LeadFigures;
  reviews: ReviewFigures;
  closed: { total: number; items: { id: string; name: string }[] };
  sales: { value: number; valueBefore: number } | null;
}

/** Open and closed locations of a place; `key` names it. */
export interface PlaceLocations {
  key: string;
  locationIds: readonly string[];
  closedIds: readonly string[];
}

/** Places with more locations are summed once per five minutes for all users, because other modules need up to a second. */
const LARGE_PLACE = 2_000;
const remembered = new LRUCache<string, Promise<unknown>>({ max: 500, ttl: 5 * 60_000 });

function ofLargePlace<Answer>(
  { clientId, choice, ofWholeBrand, range, erp, words }: DetailsScope,
  { key, locationIds }: Pick<PlaceLocations, 'key' | 'locationIds'>,
  what: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const { visible, ...filter } = choice;
  if (locationIds.length <= LARGE_PLACE || (visible && !ofWholeBrand)) return read();
  const name = JSON.stringify([clientId, key, what, filter, range, erp, words]);
  const known = remembered.get(name) as Promise<Answer> | undefined;
  // The shared request fails if the user who started it aborts; then this user reads again.
  if (known) return known.catch(read);
  const answer = read();
  remembered.set(name, answer);
  answer.catch(() => remembered.delete(name));
  return answer;
}

export function readLocationFacts(
  context: Context,
  scope: DetailsScope,
  place: PlaceLocations,
): Promise<LocationFacts> {
  return ofLargePlace(scope, place, 'facts', () => fetchFacts(context, scope, place));
}

async function fetchFacts(
  context: Context,
  scope: DetailsScope,
  { locationIds, closedIds }: PlaceLocations,
): Promise<LocationFacts> {
  const { clientId, range, timeZone, erp, words } = scope;
  const { ports } = context.app;
  const portContext = context as { db: Db; app: Context['app'] };
  const months = { fromMonth: monthOf(range.from), toMonth: monthOf(range.to) };
  const question = { clientId, locationIds, ...months };
  const isEmpty = locationIds.length === 0;
  const [leads, reviews, closed, sales] = await Promise.all([
    isEmpty
      ? NO_LEADS
      : ports.call(readLocationLeadFigures, { ...question, limit: IDS_IN_ADDRESS }, portContext),
    isEmpty
      ? NO_REVIEWS
      : ports.call(
          readLocationReviewFigures,
          { ...question, low: { ...BAD_REVIEWS, limit: IDS_IN_ADDRESS } },
          portContext,
        ),
    closedIds.length === 0
      ? NONE_CLOSED
      : ports.call(
          locationsClosedBetween,
          {
            clientId,
            locationIds: closedIds,
            from: startOfDay(range.from, timeZone),
            to: endOfDay(range.to, timeZone),
            limit: IDS_IN_ADDRESS,
          },
          portContext,
        ),
    sumSales(context, {
      clientId,
      range: erp.range,
      against: erp.against,
      locationIds: [...locationIds, ...closedIds],
      ...(words && { categories: words }),
    }),
  ]);
  return { leads, reviews, closed, sales };
}

const NO_LEADS: LeadFigures = { leads: 0, unanswered: 0, waiting: 0, waitingIds: [] };
const NO_REVIEWS: ReviewFigures = {
  reviews: 0,
  average: null,
  locations: 0,
  low: { locations: 0, reviews: 0, average: null, ids: [] },
};
const NONE_CLOSED: LocationFacts['closed'] = { total: 0, items: [] };

/** Locations with a known product range that do not sell the product. */
export async function readWithoutProduct(
  context: Context,
  scope: DetailsScope,
  sku: string,
  place: Pick<PlaceLocations, 'key' | 'locationIds'>,
): Promise<{ known: number; without: number; ids: string[] }> {
  const { locationIds } = place;
  return ofLargePlace(scope, place, `without ${sku}`, () =>
    context.app.ports.call(
      locationsWithoutProduct,
      { clientId: scope.clientId, sku, locationIds, limit: IDS_IN_ADDRESS },
      context as { db: Db; app: Context['app'] },
    ),
  );
}

/** Sales representatives of some locations, those with the most locations first [OPP-07]. */
export async function readRepresentatives(
  context: Context,
  { clientId }: DetailsScope,
  locationIds: readonly string[],
): Promise<{ id: string; name: string; locations: number }[]> {
  if (locationIds.length === 0) return [];
  const people = await context.app.ports.call(
    findLocationRepresentatives,
    { clientId, locationIds: locationIds.slice(0, REPRESENTED_LOCATIONS) },
    context as { db: Db; app: Context['app'] },
  );
  const found = new Map<string, { id: string; name: string; locations: number }>();
  for (const person of [...people.values()].flat()) {
    if (person.role !== 'sales_rep') continue;
    const name = `${person.firstName} ${person.lastName}`.trim();
    const known = found.get(person.userId) ?? { id: person.userId, name, locations: 0 };
    found.set(person.userId, { ...known, locations: known.locations + 1 });
  }
  return [...found.values()]
    .sort((a, b) => b.locations - a.locations || a.name.localeCompare(b.name))
    .slice(0, 10);
}

function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}
