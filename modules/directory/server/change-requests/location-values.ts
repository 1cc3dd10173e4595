import { sql } from 'kysely';
import {
  REQUESTABLE_FIELDS,
  type RequestableField,
} from '#modules/directory/contract/change-requests/change-request.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { selected } from '#platform/server/fields/field-sql.ts';
import type { DirectoryTables, FieldValues } from '../tables.ts';

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

/** Not found where the connection does not show the location. */
export async function readLocationValues(
  { db }: { db: Db<DirectoryTables> },
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
  { db }: { db: Db<DirectoryTables> },
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
