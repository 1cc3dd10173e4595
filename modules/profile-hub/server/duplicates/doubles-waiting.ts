import { type RawBuilder, sql } from 'kysely';

/** What two contacts are held against each other by: whoever changes something else is the same as before. */
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
 * Notes, in the very statement that writes contacts, that those who bear its moment are to be looked at. Of a whole transaction it
 * is one row, and it is seen by others together with the contacts.
 */
export function doublesWaiting(
  clientId: string,
  written: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    insert into profile_hub.doubles_waiting (client_id, at)
    select ${clientId}::uuid, now() where exists (${written})
    on conflict do nothing`;
}
