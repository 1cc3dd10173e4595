import { reviewAnswered, reviewReceived } from '#modules/communication/contract/review-events.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { contactsByAddress } from '../duplicates/contacts-by-address.ts';
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
