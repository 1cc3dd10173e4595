import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

/** From one client to the next by the key of contacts: all of them are never looked at. */
export async function clientsWithContacts({ db }: { db: Db<ProfileHubTables> }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive client as (
      (select client_id as id from profile_hub.contacts order by client_id limit 1)
      union all
      select (select client_id from profile_hub.contacts where client_id > client.id order by client_id limit 1)
      from client where client.id is not null
    )
    select id from client where id is not null`.execute(db);
  return rows.map(({ id }) => id);
}
