import { sql } from 'kysely';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

/** The id of a contact, or of the one that it was merged into; refused where there is neither. */
export async function resolveMergedContactId(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select contact.id from profile_hub.contacts as contact
    where contact.client_id = ${clientId} and contact.id = coalesce((
      select kept_id from profile_hub.merged_contacts
      where client_id = ${clientId} and gone_id = ${id}), ${id})`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0].id;
}
