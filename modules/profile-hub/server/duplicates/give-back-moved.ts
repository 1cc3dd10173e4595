import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { MovedByMerge } from '../tables/merge-tables.ts';
import type { ProfileHubTables } from '../tables.ts';
import type { OneMerge } from './move-to-surviving-contact.ts';

/** What hung on the contact that comes back hangs on it again, as far as it is still there. */
export async function giveBackMoved(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, id, keptId, goneId }: OneMerge,
  moved: MovedByMerge,
): Promise<void> {
  await sql`
    delete from profile_hub.merged_contacts where client_id = ${clientId} and gone_id = ${goneId}`.execute(
    db,
  );
  await sql`
    update profile_hub.merged_contacts set kept_id = ${goneId}
    where client_id = ${clientId} and kept_id = ${keptId} and gone_id = any (${moved.merged}::text[])`.execute(
    db,
  );
  await sql`
    delete from profile_hub.stations
    where client_id = ${clientId} and contact_id = ${keptId} and kind = 'merge' and ref = ${id}`.execute(
    db,
  );
  await sql`
    update profile_hub.stations set contact_id = ${goneId}
    where client_id = ${clientId} and contact_id = ${keptId} and id = any (${moved.stations}::uuid[])`.execute(
    db,
  );
  await sql`
    update profile_hub.campaign_responses set contact_id = ${goneId}
    where client_id = ${clientId} and contact_id = ${keptId} and id = any (${moved.responses}::uuid[])`.execute(
    db,
  );
  await sql`
    update profile_hub.lead_contacts set contact_id = ${goneId}
    where client_id = ${clientId} and contact_id = ${keptId} and lead_id = any (${moved.leads}::text[])`.execute(
    db,
  );
  await sql`
    delete from profile_hub.segment_members
    where client_id = ${clientId} and contact_id = ${keptId} and segment_id = any (${moved.joined}::uuid[])`.execute(
    db,
  );
  await sql`
    insert into profile_hub.segment_members (client_id, segment_id, contact_id)
    select ${clientId}, segment.id, ${goneId} from profile_hub.segments as segment
    where segment.client_id = ${clientId} and segment.id = any (${moved.segments}::uuid[])
    on conflict do nothing`.execute(db);
  await sql`
    delete from profile_hub.contact_addresses
    where client_id = ${clientId} and contact_id = ${keptId} and merge_id = ${id}`.execute(db);
  for (const { kind, value } of moved.addresses)
    await sql`
      insert into profile_hub.contact_addresses (client_id, kind, value, contact_id)
      values (${clientId}, ${kind}, ${value}, ${goneId}) on conflict do nothing`.execute(db);
}
