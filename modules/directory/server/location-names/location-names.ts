import { sql } from 'kysely';
import { locationsChanged } from '#modules/directory/contract/events.ts';
import {
  type LocationGroup,
  locationGroup,
} from '#modules/directory/contract/locations/location-groups.ts';
import { nameTaken } from '#modules/directory/contract/locations/location-problems.ts';
import {
  type LocationType,
  locationType,
} from '#modules/directory/contract/locations/location-types.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { namedRecordServer } from '#platform/server/records/named-record.ts';
import type { Context } from '../tables.ts';

/** Types of locations. Renaming does not touch locations; copies of them are updated by the event. */
export const locationTypes = namedRecordServer<LocationType>({
  record: locationType,
  table: 'directory.location_types',
  unique: { constraint: 'location_types_name', taken: nameTaken },
  figures: {
    locations: sql`
      select count(*) from directory.locations as location
      where location.client_id = named.client_id and location.type_id = named.id`,
  },
  onRenamed: ({ db, app }, clientId, { locations }) =>
    app.events.publish(db, locationsChanged, {
      clientId,
      payload: { action: 'renameType', changed: locations },
    }),
});

/** Groups of locations, with the number of users that represent them. */
export const locationGroups = namedRecordServer<LocationGroup>({
  record: locationGroup,
  table: 'directory.groups',
  unique: { constraint: 'groups_name', taken: nameTaken },
  figures: {
    locations: sql`
      select count(*) from directory.group_members as member
      where member.client_id = named.client_id and member.group_id = named.id`,
    users: sql`
      select count(*) from directory.associations as own
      where own.client_id = named.client_id and own.group_id = named.id`,
  },
  isVersioned: true,
});

/** Creates missing types or groups; names are compared without case and accents. */
export async function addMissingNames(
  { db }: Pick<Context, 'db'>,
  given: {
    table: 'directory.location_types' | 'directory.groups';
    clientId: string;
    names: readonly string[];
  },
): Promise<void> {
  const named = [...new Set(given.names)].map((name, place) => ({ id: uuidV7(), name, place }));
  if (named.length === 0) return;
  await sql`
    insert into ${sql.table(given.table)} (client_id, id, name)
    select distinct on (platform.fold(line.name)) ${given.clientId}::uuid, line.id, line.name
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as line (id uuid, name text, place integer)
    where not exists (
      select from ${sql.table(given.table)} as stored
      where stored.client_id = ${given.clientId} and stored.name_key = platform.fold(line.name))
    order by platform.fold(line.name), line.place
    on conflict do nothing`.execute(db);
}

const ATTRIBUTE_NAMES_LIMIT = 500;

/** Attribute names of open locations, most used first. */
export async function readLocationVocabulary(
  { db }: Pick<Context, 'db'>,
  { clientId }: { clientId: string },
): Promise<{ types: LocationType[]; attributes: string[] }> {
  const { rows } = await sql<{ name: string }>`
    select attribute.name from directory.locations as location
    cross join lateral jsonb_object_keys(location.attributes) as attribute (name)
    where location.client_id = ${clientId} and location.closed_at is null
    group by attribute.name order by count(*) desc, attribute.name
    limit ${ATTRIBUTE_NAMES_LIMIT}`.execute(db);
  return {
    types: await locationTypes.read({ db }, { clientId }),
    attributes: rows.map(({ name }) => name),
  };
}
