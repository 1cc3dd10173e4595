import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../../tables.ts';

/** Contacts that the import made go, unless somebody changed them, they decided something or did something since. */
export async function removeMadeContacts(
  { db }: { db: Db<ProfileHubTables> },
  {
    clientId,
    importId,
    certificateId,
  }: { clientId: string; importId: string; certificateId: string },
): Promise<{ removed: number; stayed: number }> {
  const { rows } = await sql<{ removed: number }>`
    with gone as (
      delete from profile_hub.contacts as contact using profile_hub.import_changes as change
      where change.client_id = ${clientId} and change.import_id = ${importId} and change.created
        and contact.client_id = ${clientId} and contact.id = change.contact_id and contact.version = change.version
        and not exists (
          select from profile_hub.consents as consent
          where consent.client_id = ${clientId} and consent.contact_id = contact.id
            and consent.certificate_id is distinct from ${certificateId})
        and not exists (
          select from profile_hub.stations as station
          where station.client_id = ${clientId} and station.contact_id = contact.id)
        and not exists (
          select from profile_hub.merged_contacts as merged
          where merged.client_id = ${clientId} and merged.kept_id = contact.id)
      returning contact.id
    ),
    left_segments as (
      delete from profile_hub.segment_members as member using gone
      where member.client_id = ${clientId} and member.contact_id = gone.id
    )
    select count(*) as removed from gone`.execute(db);
  const { rows: stayed } = await sql<{ count: number }>`
    select count(*) as count from profile_hub.import_changes as change
    join profile_hub.contacts as contact on contact.client_id = ${clientId} and contact.id = change.contact_id
    where change.client_id = ${clientId} and change.import_id = ${importId} and change.created`.execute(
    db,
  );
  return { removed: rows[0]?.removed ?? 0, stayed: stayed[0]?.count ?? 0 };
}
