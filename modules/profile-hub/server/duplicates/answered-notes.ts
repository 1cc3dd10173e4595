import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { AnsweredNotes } from '../tables/merge-tables.ts';
import type { ProfileHubTables } from '../tables.ts';

type Pair = { clientId: string; keptId: string; goneId: string };

/**
 * Saves what answers wrote to both contacts before the merge. Otherwise an undo would look like a manual edit and block
 * earlier answers. Times are text, because a Date would lose microseconds.
 */
export async function answeredNotes(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, keptId, goneId }: Pair,
): Promise<AnsweredNotes> {
  const { rows } = await sql<{
    id: string;
    own_at: string;
    note: AnsweredNotes['gone'];
  }>`
    select contact.id,
      (case when answered.written_at = contact.updated_at then answered.own_at else contact.updated_at end)::text as own_at,
      case when answered.contact_id is not null then jsonb_build_object(
        'own_at', answered.own_at::text, 'written_at', answered.written_at::text, 'taken', answered.taken) end as note
    from profile_hub.contacts as contact
    left join profile_hub.answered_contacts as answered
      on answered.client_id = contact.client_id and answered.contact_id = contact.id
    where contact.client_id = ${clientId} and contact.id in (${keptId}, ${goneId})`.execute(db);
  return {
    keptOwnAt: rows.find(({ id }) => id === keptId)?.own_at ?? 'now',
    gone: rows.find(({ id }) => id === goneId)?.note ?? null,
  };
}

/** Restores the answer data of both contacts; for the remaining contact only if it is unchanged since the merge. */
export async function giveBackAnswered(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, keptId, goneId }: Pair,
  { notes, keptIsUntouched }: { notes: AnsweredNotes; keptIsUntouched: boolean },
): Promise<void> {
  if (notes.gone)
    await sql`
      insert into profile_hub.answered_contacts (client_id, contact_id, own_at, written_at, taken)
      values (${clientId}, ${goneId}, ${notes.gone.own_at}::timestamptz, ${notes.gone.written_at}::timestamptz,
        ${JSON.stringify(notes.gone.taken)}::jsonb)`.execute(db);
  if (keptIsUntouched)
    await sql`
      insert into profile_hub.answered_contacts (client_id, contact_id, own_at, written_at, taken)
      select client_id, id, ${notes.keptOwnAt}::timestamptz, updated_at, '{}' from profile_hub.contacts
      where client_id = ${clientId} and id = ${keptId}
      on conflict (client_id, contact_id)
        do update set own_at = excluded.own_at, written_at = excluded.written_at`.execute(db);
}
