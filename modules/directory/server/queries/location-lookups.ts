import { sql } from 'kysely';
import { amongIds } from '#platform/server/database/among-ids.ts';
import type { Db } from '#platform/server/database/database.ts';

type Context = { db: Db };

export async function findLocationsByCodes(
  { db }: Context,
  { clientId, codes }: { clientId: string; codes: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; code: string }>`
    select id, code_key as code from directory.locations
    where client_id = ${clientId} and code_key = any (${codes.map((code) => code.toLowerCase())}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, code }) => [code, id]));
}

export async function readGroupLocationIds(
  { db }: Context,
  { clientId, groupIds }: { clientId: string; groupIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct location_id as id from directory.group_members
    where client_id = ${clientId} and group_id = any (${groupIds}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}

export async function readGroupNames(
  { db }: Context,
  { clientId }: { clientId: string },
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from directory.groups where client_id = ${clientId} order by name_key, id`.execute(
    db,
  );
  return rows;
}

/** One pass over the locations, however many names are given. */
export async function findKnownFacts(
  { db }: Context,
  given: { clientId: string; typeIds: readonly string[]; attributes: readonly string[] },
): Promise<{ typeIds: string[]; attributes: string[] }> {
  const { clientId, typeIds, attributes } = given;
  const types = await sql<{ id: string }>`
    select id from directory.location_types
    where client_id = ${clientId} and id = any (${typeIds}::uuid[])`.execute(db);
  if (attributes.length === 0) return { typeIds: types.rows.map(({ id }) => id), attributes: [] };
  const names = await sql<{ name: string }>`
    select distinct attribute as name
    from directory.locations, jsonb_object_keys(attributes) as attribute
    where client_id = ${clientId} and attribute = any (${attributes}::text[])`.execute(db);
  return {
    typeIds: types.rows.map(({ id }) => id),
    attributes: names.rows.map(({ name }) => name),
  };
}

export async function readClosedLocations(
  { db }: Context,
  {
    clientId,
    locationIds,
    from,
    to,
    limit,
  }: { clientId: string; locationIds: readonly string[]; from: string; to: string; limit: number },
): Promise<{ total: number; items: { id: string; name: string }[] }> {
  const { rows } = await sql<{ id: string; name: string; total: number }>`
    select id, name, (count(*) over ())::float8 as total from directory.locations
    where client_id = ${clientId} and id in ${amongIds(locationIds)}
      and closed_at between ${from}::timestamptz and ${to}::timestamptz
    order by closed_at desc, id limit ${limit}`.execute(db);
  return { total: rows[0]?.total ?? 0, items: rows.map(({ id, name }) => ({ id, name })) };
}
