import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { ContactCopy } from '../tables/merge-tables.ts';
import type { ProfileHubTables } from '../tables.ts';

type Reading = { db: Db<ProfileHubTables> };

/** The rows of contacts as they are, held until the transaction ends, the oldest first. */
export async function lockContacts(
  { db }: Reading,
  clientId: string,
  ids: readonly string[],
): Promise<(ContactCopy & { version: number; created_at: string; updated_at: string })[]> {
  // Locked in id order, so that concurrent merges of the same contacts wait and do not deadlock.
  await sql`
    select from profile_hub.contacts
    where client_id = ${clientId} and id = any (${ids}::text[]) order by id for update`.execute(db);
  const { rows } = await sql<{
    copy: ContactCopy & { version: number; created_at: string; updated_at: string };
  }>`
    select to_jsonb(contact) as copy from profile_hub.contacts as contact
    where client_id = ${clientId} and id = any (${ids}::text[]) order by created_at, id`.execute(
    db,
  );
  return rows.map(({ copy }) => copy);
}

/** Restores a contact. The columns come from the database catalogue, without generated ones. */
export async function bringBackContact({ db }: Reading, copy: ContactCopy): Promise<void> {
  const columns = await writtenColumns({ db });
  const names = sql.join(columns.map((column) => sql.id(column)));
  await sql`
    insert into profile_hub.contacts (${names})
    select ${names} from jsonb_populate_record(null::profile_hub.contacts, ${JSON.stringify(copy)}::jsonb)`.execute(
    db,
  );
}

async function writtenColumns({ db }: Reading): Promise<string[]> {
  const { rows } = await sql<{ attname: string }>`
    select attname from pg_attribute
    where attrelid = 'profile_hub.contacts'::regclass and attnum > 0 and attgenerated = '' and not attisdropped
    order by attnum`.execute(db);
  return rows.map(({ attname }) => attname);
}
