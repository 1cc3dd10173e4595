import { sql } from 'kysely';
import { reviewAnswered, reviewReceived } from '#modules/communication/contract/review-events.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { contactsByAddress } from '../contacts/contacts-by-address.ts';
import type { ProfileHubTables } from '../tables.ts';
import { requireLeadContact } from './lead-contacts.ts';
import { writeStations } from './write-stations.ts';

/** A review belongs to the contact of its lead or email; it never creates a contact [PH-05]. */
const followReview = defineListener({
  name: 'profile-hub.follow-review',
  event: reviewReceived,
  async handle({ event: { clientId, payload }, db: tx }) {
    const db: Db<ProfileHubTables> = tx as Db;
    const { reviewId, at, grade, origin, location } = payload;
    const way = await wayOf({ db }, clientId, payload);
    if (!way) return;
    const detail = { origin, shop: location };
    await writeStations({ db }, clientId, [
      { ...way, kind: 'review', at: new Date(at), ref: reviewId, grade, detail },
    ]);
  },
});

const followReply = defineListener({
  name: 'profile-hub.follow-reply',
  event: reviewAnswered,
  async handle({ event: { clientId, payload }, db: tx }) {
    const db: Db<ProfileHubTables> = tx as Db;
    const { reviewId, at, by } = payload;
    const way = await wayOf({ db }, clientId, payload);
    if (!way) return;
    await writeStations({ db }, clientId, [
      { ...way, kind: 'reply', at: new Date(at), ref: reviewId, detail: { by } },
    ]);
  },
});

async function wayOf(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  { leadId, email }: { leadId: string | null; email: string | null },
): Promise<{ contactId: string; journeyId: string | null } | undefined> {
  if (leadId) return requireLeadContact({ db }, clientId, leadId);
  if (!email) return undefined;
  const emails = [email.trim().normalize('NFC').toLowerCase()];
  const [found] = await contactsByAddress({ db }, clientId, { emails });
  return found && { contactId: found.contactId, journeyId: null };
}

export const followReviews = [followReview, followReply] as const;

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
