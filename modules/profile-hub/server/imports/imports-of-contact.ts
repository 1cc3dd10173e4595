import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

export interface ImportOfContact {
  id: string;
  at: Date;
  fileName: string;
  /** Whether the import made the contact, or changed what was there. */
  created: boolean;
  /** The criteria that it wrote, by slug; of a contact that it made, all that the file said. */
  criteria: string[];
  undoneAt: Date | null;
}

/** The imports that touched a contact, or who was merged into it, the latest first: for its journey [PH-05]. */
export async function importsOfContact(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, contactId }: { clientId: string; contactId: string },
): Promise<ImportOfContact[]> {
  const { rows } = await sql<ImportOfContact>`
    select past.id, past.imported_at as at, past.file_name as "fileName", change.created,
      array(select jsonb_object_keys(change.after)) as criteria, past.undone_at as "undoneAt"
    from profile_hub.import_changes as change
    join profile_hub.imports as past on past.client_id = ${clientId} and past.id = change.import_id
    where change.client_id = ${clientId} and change.touched and change.contact_id in (
      select ${contactId} union all select gone_id from profile_hub.merged_contacts
      where client_id = ${clientId} and kept_id = ${contactId})
    order by past.imported_at desc, past.id limit 100`.execute(db);
  return rows;
}
