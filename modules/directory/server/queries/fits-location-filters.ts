import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { LocationFilters } from '#modules/directory/contract/location-filters.ts';
import { fitsWords } from '#platform/server/database/fits-words.ts';
import { fitsWordsOfClient } from '#platform/server/database/fits-words-of-client.ts';

/** One client, with a connection bound to it; or clients of the whole suite, all where none is named. */
export type OfClients = { client: string } | { clients: readonly string[] | undefined };

/** The same judgement for list, count, bulk change and export; over `directory.locations as location`. */
export function fitsLocationFilters(filters: LocationFilters, of: OfClients): RawBuilder<SqlBool> {
  const conditions = [
    ofClients(of),
    filters.q &&
      ('client' in of
        ? fitsWordsOfClient({ name: 'directory.locations', alias: 'location' }, filters.q)
        : fitsWords('location.search', filters.q)),
    filters.country?.length && sql`location.country = any (${filters.country})`,
    filters.type?.length && sql`location.type_id = any (${filters.type}::uuid[])`,
    filters.activity?.length && sql`location.activity = any (${filters.activity})`,
    filters.affiliation?.length && sql`location.affiliation = any (${filters.affiliation})`,
    filters.group?.length &&
      sql`exists (
        select from directory.group_members as member
        where member.client_id = location.client_id and member.location_id = location.id
          and member.group_id = any (${filters.group}::uuid[]))`,
    filters.state && sql`(location.closed_at is null) = ${filters.state === 'open'}`,
    filters.without?.includes('coordinates') && sql`location.latitude is null`,
    filters.without?.includes('representative') && withoutRepresentative,
  ].filter((condition) => typeof condition === 'object');
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Nobody stands for it, neither for itself nor for a group of it; who stands for the brand stands for all alike. */
export const withoutRepresentative = sql<SqlBool>`(
  not exists (
    select from directory.associations as own
    where own.client_id = location.client_id and own.location_id = location.id)
  and not exists (
    select from directory.group_members as member
    join directory.associations as own
      on own.client_id = member.client_id and own.group_id = member.group_id
    where member.client_id = location.client_id and member.location_id = location.id))`;

function ofClients(of: OfClients): RawBuilder<unknown> {
  if ('client' in of) return sql`location.client_id = ${of.client}`;
  return of.clients?.length ? sql`location.client_id = any (${of.clients}::uuid[])` : sql`true`;
}
