import type { Location } from '#modules/directory/contract/location.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Role } from '#platform/contract/role.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';
import { representativesOf } from './representatives-of.ts';

/** One location with all that is known of it; what the connection does not show is not there. */
export async function readLocation(
  context: { db: Db<DirectoryTables>; app: App },
  wanted: { clientId: string; id: string },
  reader: { role: Role },
): Promise<Location> {
  const { db } = context;
  const row = await db
    .selectFrom('directory.locations as location')
    .leftJoin('directory.location_types as type', (join) =>
      join
        .onRef('type.client_id', '=', 'location.client_id')
        .onRef('type.id', '=', 'location.type_id'),
    )
    .selectAll('location')
    .select('type.name as type_name')
    .where('location.client_id', '=', wanted.clientId)
    .where('location.id', '=', wanted.id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const groups = await db
    .selectFrom('directory.group_members as member')
    .innerJoin('directory.groups as group', (join) =>
      join
        .onRef('group.client_id', '=', 'member.client_id')
        .onRef('group.id', '=', 'member.group_id'),
    )
    .select(['group.id', 'group.name'])
    .where('member.client_id', '=', wanted.clientId)
    .where('member.location_id', '=', wanted.id)
    .orderBy('group.name')
    .execute();
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    company: row.company,
    street: row.street,
    postalCode: row.postal_code,
    city: row.city,
    region: row.region,
    country: row.country,
    latitude: row.latitude,
    longitude: row.longitude,
    type: row.type_id && row.type_name ? { id: row.type_id, name: row.type_name } : null,
    activity: row.activity,
    affiliation: row.affiliation,
    groups,
    openingHours: row.opening_hours,
    phone: row.phone,
    email: row.email,
    website: row.website,
    attributes: row.attributes,
    representatives: await representativesOf(context, wanted, reader),
    closed: row.closed_at !== null,
    closedAt: row.closed_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}
