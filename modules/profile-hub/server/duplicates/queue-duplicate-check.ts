import { type RawBuilder, sql } from 'kysely';

/** Columns used for duplicate detection; changes of other columns do not matter. */
export const COMPARED_COLUMNS = [
  'email',
  'phone',
  'firstname',
  'lastname',
  'birthdate',
  'address',
  'zip',
] as const;

/**
 * Queues contacts for duplicate detection in the statement that writes them, by transaction time. It adds one row per
 * transaction, visible together with the contacts.
 */
export function queueDuplicateCheck(
  clientId: string,
  written: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    insert into profile_hub.doubles_waiting (client_id, at)
    select ${clientId}::uuid, now() where exists (${written})
    on conflict do nothing`;
}
