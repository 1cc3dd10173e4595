import { sql } from 'kysely';
import {
  type ChangeChecks,
  countLocationPages,
  countLocationReviews,
  countOpenLocationLeads,
  NEAR_METRES,
  REQUESTABLE_FIELDS,
  type RequestableField,
} from '#modules/directory/contract/change-requests/change-request.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import { notFound } from '#platform/contract/problems.ts';
import { selected } from '#platform/server/fields/field-sql.ts';
import type { Context, FieldValues } from '../tables.ts';

/** Current values of the location fields that a request can change. */
export type LocationValues = Record<RequestableField, unknown> & {
  version: number;
  name: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
};

/** The fields of a request in the order of REQUESTABLE_FIELDS, because jsonb does not preserve order. */
export function requestedFields(changes: FieldValues): RequestableField[] {
  return REQUESTABLE_FIELDS.filter((field) => Object.hasOwn(changes, field));
}

/** Throws not found if the connection does not see the location. */
export async function readLocationValues(
  { db }: Pick<Context, 'db'>,
  { clientId, id, lock = false }: { clientId: string; id: string; lock?: boolean },
): Promise<LocationValues> {
  const { rows } = await sql<LocationValues>`
    select ${selected('location', locationFields, REQUESTABLE_FIELDS)},
      location.closed_at is not null as closed, location.version
    from directory.locations as location
    where location.client_id = ${clientId} and location.id = ${id}
    ${lock ? sql`for update` : sql``}`.execute(db);
  const [values] = rows;
  if (!values) throw notFound();
  return values;
}

export async function hasType(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  typeId: string,
): Promise<boolean> {
  const type = await db
    .selectFrom('directory.location_types')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', typeId)
    .executeTakeFirst();
  return type !== undefined;
}

interface Checked {
  clientId: string;
  locationId: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  changed: readonly RequestableField[];
}

/** Fields that are part of a locator page's URL. */
const IN_PAGE_ADDRESS: readonly RequestableField[] = ['name', 'postalCode', 'city', 'country'];

/** Reads what a location change would affect [OPP-06]. */
export async function readChangeChecks(context: Context, given: Checked): Promise<ChangeChecks> {
  const { clientId, locationId, country, changed } = given;
  const figure = async (port: typeof countOpenLocationLeads) =>
    context.app.ports.isAnswered(port)
      ? context.app.ports.call(port, { clientId, locationId, country }, context)
      : null;
  const locatorPages = await figure(countLocationPages);
  return {
    near: await readRetailersNear(context, given),
    openLeads: await figure(countOpenLocationLeads),
    reviews: await figure(countLocationReviews),
    locatorPages,
    pageMoves:
      Boolean(locatorPages) &&
      changed.some((field) => IN_PAGE_ADDRESS.includes(field) || field === 'movedToId'),
  };
}

/** Counts open locations near a position, including those that the user may not see; only visible ones are named. */
async function readRetailersNear(
  { db }: Context,
  { clientId, locationId, latitude, longitude }: Checked,
): Promise<ChangeChecks['near']> {
  if (latitude === null || longitude === null) return null;
  const { rows } = await sql<{ count: number; nearest: string | null; metres: number | null }>`
    select count, nearest_id as nearest, metres
    from directory.count_locations_near(
      ${clientId}, ${locationId}, ${latitude}, ${longitude}, ${NEAR_METRES})`.execute(db);
  const { count = 0, nearest = null, metres } = rows[0] ?? {};
  if (nearest === null) return { count: 0, nearest: '', metres: 0 };
  const named = await db
    .selectFrom('directory.locations')
    .select('name')
    .where('client_id', '=', clientId)
    .where('id', '=', nearest)
    .executeTakeFirst();
  return { count, nearest: named?.name ?? '', metres: Math.round(metres ?? 0) };
}
