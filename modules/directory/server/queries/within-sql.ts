import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PlacesWithin } from '#modules/directory/contract/locations/place-to-buy.ts';

/** Which locations count, over `directory.locations` without another name. */
export function withinSql(within: PlacesWithin): RawBuilder<SqlBool> {
  const { groupIds, typeIds, countries, ids, references } = within;
  const bounds: RawBuilder<SqlBool>[] = [sql`true`];
  if (ids) bounds.push(sql`id = any (${ids}::uuid[])`);
  if (typeIds) bounds.push(sql`type_id = any (${typeIds}::uuid[])`);
  if (countries) bounds.push(sql`country = any (${countries}::text[])`);
  if (groupIds)
    bounds.push(sql`exists (
      select from directory.group_members as member
      where member.client_id = locations.client_id and member.location_id = locations.id
        and member.group_id = any (${groupIds}::uuid[]))`);
  if (references) {
    const keys = references.map((reference) => reference.toLowerCase());
    bounds.push(sql`(code_key = any (${keys}::text[]) or id::text = any (${keys}::text[]))`);
  }
  return sql<SqlBool>`(${sql.join(bounds, sql` and `)})`;
}
