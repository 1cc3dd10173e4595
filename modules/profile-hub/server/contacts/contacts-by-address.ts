import { sql } from 'kysely';
import type { Context } from '../tables.ts';

export interface FoundByAddress {
  kind: 'email' | 'phone';
  value: string;
  contactId: string;
}

/**
 * Finds contacts by address, including addresses taken over in a merge: emails in lower case, phones as +43662550139.
 * Imports, leads and answers use it, so that merged contacts are not created again.
 */
export async function contactsByAddress(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { emails = [], phones = [] }: { emails?: readonly string[]; phones?: readonly string[] },
): Promise<FoundByAddress[]> {
  const { rows } = await sql<FoundByAddress>`
    select 'email' as kind, email as value, id as "contactId" from profile_hub.contacts
    where client_id = ${clientId} and email = any (${emails}::text[])
    union
    select 'phone', phone, id from profile_hub.contacts
    where client_id = ${clientId} and phone = any (${phones}::text[])
    union
    select kind, value, contact_id from profile_hub.contact_addresses
    where client_id = ${clientId} and (
      (kind = 'email' and value = any (${emails}::text[]))
      or (kind = 'phone' and value = any (${phones}::text[])))`.execute(db);
  return rows;
}
