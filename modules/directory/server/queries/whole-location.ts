import { sql } from 'kysely';
import type { Location } from '#modules/directory/contract/locations/location.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import { fieldsWith } from '#platform/contract/fields/record-fields.ts';
import { selected } from '#platform/server/fields/field-sql.ts';

/** Stored data of a location, with the names of its type and groups. */
export type WholeLocation = Omit<
  Location,
  'representatives' | 'closedAt' | 'createdAt' | 'updatedAt'
> & { closedAt: Date | null; createdAt: Date; updatedAt: Date };

/** Over `directory.locations as location` and `withType`. */
const tied = sql`
  case when type.id is not null then json_build_object('id', type.id, 'name', type.name) end as type,
  (select coalesce(json_agg(json_build_object('id', "group".id, 'name', "group".name) order by "group".name), '[]')
    from directory.group_members as member
    join directory.groups as "group"
      on "group".client_id = member.client_id and "group".id = member.group_id
    where member.client_id = location.client_id and member.location_id = location.id) as groups,
  location.closed_at is not null as closed`;

const movedTo = sql`(
  select json_build_object('id', target.id, 'code', target.code, 'name', target.name)
  from directory.locations as target
  where target.client_id = location.client_id and target.id = location.moved_to_id) as "movedTo"`;

export const withType = sql`left join directory.location_types as type
  on type.client_id = location.client_id and type.id = location.type_id`;

/** What lists show of a location. */
export const rowColumns = sql`location.id, ${tied}, location.updated_at as "updatedAt",
  ${selected('location', locationFields, fieldsWith(locationFields, 'inRow'))}`;

export const wholeColumns = sql`location.id, ${tied}, ${movedTo}, location.closed_at as "closedAt",
  location.created_at as "createdAt", location.updated_at as "updatedAt", location.version,
  ${selected('location', locationFields, fieldsWith(locationFields, 'shown'))}`;
