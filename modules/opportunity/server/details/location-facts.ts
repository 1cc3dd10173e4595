import { reviewFiguresOfLocations } from '#modules/communication/contract/location-figures.ts';
import { locationsClosedBetween } from '#modules/directory/contract/locations/location-ports.ts';
import { peopleOfLocations } from '#modules/directory/contract/locations/people-of-locations.ts';
import { locationsWithoutProduct } from '#modules/directory/contract/locations/product-range.ts';
import { leadFiguresOfLocations } from '#modules/leads/contract/location-figures.ts';
import type { DayRange } from '#modules/opportunity/contract/periods.ts';
import { endOfDay, startOfDay } from '#platform/contract/time/zoned-days.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readSales } from '../sales/read-sales.ts';
import type { Context, DetailsScope } from './details-scope.ts';

/** More are not sent to a port: it answers for all locations instead. */
const IDS_PER_QUESTION = 1_000;

/** What other modules know about some locations of the brand in the chosen days. */
export interface LocationFacts {
  leads: { id: string; leads: number; unanswered: number }[];
  reviews: { id: string; reviews: number; average: number }[];
  closed: { id: string; name: string }[];
  sales: { value: number; valueBefore: number } | null;
}

export async function readLocationFacts(
  context: Context,
  scope: DetailsScope,
  { locationIds, closedIds }: { locationIds: readonly string[]; closedIds: readonly string[] },
): Promise<LocationFacts> {
  const { clientId, range, timeZone } = scope;
  const { ports } = context.app;
  const asked = context as { db: Db; app: Context['app'] };
  const months = { fromMonth: monthOf(range.from), toMonth: monthOf(range.to) };
  const question = { clientId, locationIds: fewIds(locationIds), ...months };
  const isEmpty = locationIds.length === 0;
  const leads = isEmpty ? [] : await ports.ask(leadFiguresOfLocations, question, asked);
  const reviews = isEmpty ? [] : await ports.ask(reviewFiguresOfLocations, question, asked);
  const own = new Set(locationIds);
  const closed =
    closedIds.length === 0
      ? []
      : await ports.ask(
          locationsClosedBetween,
          {
            clientId,
            locationIds: closedIds,
            from: startOfDay(range.from, timeZone),
            to: endOfDay(range.to, timeZone),
          },
          asked,
        );
  return {
    leads: [...leads].flatMap(([id, figures]) => (own.has(id) ? [{ id, ...figures }] : [])),
    reviews: [...reviews].flatMap(([id, figures]) => (own.has(id) ? [{ id, ...figures }] : [])),
    closed,
    sales: await compareSales(context, scope, [...locationIds, ...closedIds]),
  };
}

/** Of the locations whose product range is known, those that do not sell the product. */
export async function readWithoutProduct(
  context: Context,
  { clientId }: DetailsScope,
  sku: string,
  locationIds: readonly string[],
): Promise<{ known: number; without: string[] }> {
  return context.app.ports.ask(
    locationsWithoutProduct,
    { clientId, sku, locationIds },
    context as { db: Db; app: Context['app'] },
  );
}

/** Sales representatives of some locations, who has the most of them first [OPP-07]. */
export async function readRepresentatives(
  context: Context,
  { clientId }: DetailsScope,
  locationIds: readonly string[],
): Promise<{ id: string; name: string; locations: number }[]> {
  if (locationIds.length === 0) return [];
  const people = await context.app.ports.ask(
    peopleOfLocations,
    { clientId, locationIds: locationIds.slice(0, IDS_PER_QUESTION) },
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

/** Null where none of the locations has sales in either period. */
async function compareSales(
  { db }: Context,
  { clientId, erp, words }: DetailsScope,
  ids: readonly string[],
): Promise<LocationFacts['sales']> {
  if (ids.length === 0) return null;
  const own = new Set(ids);
  const of = async (range: DayRange) => {
    const locationIds = fewIds(ids);
    const rows = await readSales(db, {
      clientId,
      range,
      ...(words && { categories: words }),
      ...(locationIds && { locationIds }),
    });
    return rows.filter(({ locationId }) => own.has(locationId));
  };
  const [now, before] = [await of(erp.range), await of(erp.against)];
  if (now.length === 0 && before.length === 0) return null;
  const total = (rows: readonly { value: number }[]) =>
    rows.reduce((sum, { value }) => sum + value, 0);
  return { value: total(now), valueBefore: total(before) };
}

function fewIds(ids: readonly string[]): readonly string[] | undefined {
  return ids.length > IDS_PER_QUESTION ? undefined : ids;
}

function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}
