import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import { contactsByAddress } from '../duplicates/contacts-by-address.ts';
import type { ProfileHubTables } from '../tables.ts';

type Context = { db: Db<ProfileHubTables> };

/** Contacts by the e-mail addresses that reviews came with. */
export async function findReviewers(
  { db }: Context,
  { clientId, emails }: { clientId: string; emails: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const found = await contactsByAddress({ db }, clientId, { emails });
  return new Map(found.map(({ value, contactId }) => [value, contactId]));
}

/**
 * The contact of a review: the linked one or the one it was merged into, else the current owner of the email address.
 */
export async function readReviewer(
  { db }: Context,
  given: { clientId: string; contactId: string | null; email: string | null },
): Promise<{ id: string; name: string } | undefined> {
  const { clientId, contactId } = given;
  const email = given.email?.toLowerCase();
  const byEmail = email
    ? (await findReviewers({ db }, { clientId, emails: [email] })).get(email)
    : null;
  const { rows } = await sql<{ id: string; name: string }>`
    select id, coalesce(nullif(concat_ws(' ', nullif(firstname, ''), nullif(lastname, '')), ''), email, phone, id) as name
    from profile_hub.contacts
    where client_id = ${clientId} and id = any (${[contactId, byEmail].filter(Boolean)}::text[])
    order by id = ${contactId ?? ''} desc limit 1`.execute(db);
  return rows[0];
}
