import { sql } from 'kysely';
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

export async function readLocationIdsOfGroups(
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
