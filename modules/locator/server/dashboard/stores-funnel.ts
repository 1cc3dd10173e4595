import { sql } from 'kysely';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import type {
  getSearchedPlacesCall,
  getStoresFunnelCall,
} from '#modules/locator/contract/dashboard.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { Context } from '../tables.ts';
import type { OwnScope } from './own-figures.ts';

type Funnel = CallOutput<typeof getStoresFunnelCall>;
type Places = CallOutput<typeof getSearchedPlacesCall>;
type Paged = OwnScope & { page: number; size: number };

const ACTIONS = ['directions', 'call', 'website', 'form'];

/** How far visitors of each store came; stores with the most pages opened first [LOC-07]. */
export async function readStoresFunnel(
  { db, app }: Context,
  { clientId, slugs, range, page, size }: Paged,
): Promise<Funnel> {
  const { rows } = await sql<Funnel['sums'] & { location_id: string | null; total: number }>`
    with steps as (
      select location_id, sum(hits) filter (where kind = 'shown') as shown,
        sum(hits) filter (where kind = 'page') as pages,
        sum(hits) filter (where kind = any (${ACTIONS})) as actions, 0 as leads, 0 as accepted, 0 as sales
      from locator.daily_hits
      where client_id = ${clientId} and slug = any (${slugs}) and location_id <> ''
        and day between ${range.from} and ${range.to}
      group by 1
      union all
      select location_id, 0, 0, 0, count(*), count(*) filter (where accepted or sold),
        count(*) filter (where sold)
      from locator.locator_leads
      where client_id = ${clientId} and slug = any (${slugs}) and location_id <> ''
        and day between ${range.from} and ${range.to}
      group by 1
    ), stores as (
      select location_id, coalesce(sum(shown), 0)::float8 as shown, coalesce(sum(pages), 0)::float8 as pages,
        coalesce(sum(actions), 0)::float8 as actions, sum(leads)::float8 as leads,
        sum(accepted)::float8 as accepted, sum(sales)::float8 as sales
      from steps group by 1
    ), listed as (
      select * from stores order by pages desc, shown desc, location_id
      limit ${size} offset ${(page - 1) * size}
    )
    select null as location_id, coalesce(sum(shown), 0) as shown, coalesce(sum(pages), 0) as pages,
      coalesce(sum(actions), 0) as actions, coalesce(sum(leads), 0) as leads,
      coalesce(sum(accepted), 0) as accepted, coalesce(sum(sales), 0) as sales, count(*)::float8 as total
    from stores
    union all select location_id, shown, pages, actions, leads, accepted, sales, 0 from listed`.execute(
    db,
  );
  const listed = rows.filter((row) => row.location_id !== null);
  const sums = rows.find((row) => row.location_id === null);
  const ids = listed.flatMap(({ location_id }) => location_id ?? []);
  const stores = new Map(
    (await app.ports.call(placesByIds, { clientId, ids }, { db, app })).map((store) => [
      store.id,
      store,
    ]),
  );
  const steps = ({ shown, pages, actions, leads, accepted, sales }: Funnel['sums']) => ({
    shown,
    pages,
    actions,
    leads,
    accepted,
    sales,
  });
  return {
    items: listed
      .map((row) => ({
        locationId: row.location_id ?? '',
        name: stores.get(row.location_id ?? '')?.name ?? null,
        city: stores.get(row.location_id ?? '')?.city ?? null,
        ...steps(row),
      }))
      .sort((a, b) => b.pages - a.pages || b.shown - a.shown),
    total: sums?.total ?? 0,
    sums: steps(sums ?? { shown: 0, pages: 0, actions: 0, leads: 0, accepted: 0, sales: 0 }),
  };
}

/**
 * Places by number of searches or, with `missing`, by searches without a store nearby. Unrecognised searches are
 * excluded.
 */
export async function readSearchedPlaces(
  { db }: Pick<Context, 'db'>,
  { clientId, slugs, range, page, size, missing }: Paged & { missing: boolean },
): Promise<Places> {
  const order = missing ? sql`none_near + found_nothing` : sql`searches`;
  const { rows } = await sql<Places['items'][number] & { total: number }>`
    with places as (
      select label, country, sum(searches)::float8 as searches, sum(none_near)::float8 as none_near,
        sum(found_nothing)::float8 as found_nothing, min(nearest_km) as nearest_km
      from locator.daily_places
      where client_id = ${clientId} and slug = any (${slugs}) and label <> ''
        and day between ${range.from} and ${range.to}
        ${missing ? sql`and none_near + found_nothing > 0` : sql``}
      group by 1, 2
    )
    select label, country, searches, none_near as "noneNear", found_nothing as "foundNothing",
      nearest_km as "nearestKm", count(*) over ()::float8 as total
    from places order by ${order} desc, label, country
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  return {
    items: rows.map(({ total: _, ...place }) => place),
    total: rows[0]?.total ?? 0,
  };
}
