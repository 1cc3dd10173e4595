import { sql } from 'kysely';
import { reviewAnswered, reviewReceived } from '#modules/communication/contract/review-events.ts';
import { reviewerLeads } from '#modules/leads/contract/lead-ports.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { contactsByAddress } from '../contacts/contacts-by-address.ts';
import { mergedContactIdsSql } from '../contacts/read-contact-journey.ts';
import type { ProfileHubTables } from '../tables.ts';
import { requireLeadContact } from './lead-contacts.ts';
import { writeStations } from './write-stations.ts';

/** A review belongs to the contact of its lead or email; it never creates a contact [PH-05]. */
const followReview = defineListener({
  name: 'profile-hub.follow-review',
  event: reviewReceived,
  async handle({ event: { clientId, payload }, db: tx, app }) {
    const db: Db<ProfileHubTables> = tx as Db;
    const { reviewId, at, grade, origin, location } = payload;
    const way = await wayOf({ db, app }, clientId, payload);
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
  async handle({ event: { clientId, payload }, db: tx, app }) {
    const db: Db<ProfileHubTables> = tx as Db;
    const { reviewId, at, by } = payload;
    const way =
      (await wayOfReview({ db }, clientId, payload)) ??
      (await wayOf({ db, app }, clientId, payload));
    if (!way) return;
    await writeStations({ db }, clientId, [
      { ...way, kind: 'reply', at: new Date(at), ref: reviewId, detail: { by } },
    ]);
  },
});

interface ReviewWay {
  contactId: string;
  journeyId: string | null;
}
interface ReviewFacts {
  reviewId: string;
  at: string;
  leadId: string | null;
  email: string | null;
  /** Name of the location. */
  location: string | null;
}

async function wayOf(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  clientId: string,
  review: ReviewFacts,
): Promise<ReviewWay | undefined> {
  const { leadId, email } = review;
  if (leadId) return requireLeadContact({ db }, clientId, leadId);
  if (!email) return undefined;
  const emails = [email.trim().normalize('NFC').toLowerCase()];
  const [found] = await contactsByAddress({ db }, clientId, { emails });
  if (!found) return wayOfNewLead({ db, app }, clientId, emails);
  const { contactId } = found;
  return { contactId, journeyId: await findReviewedJourney({ db }, clientId, contactId, review) };
}

/** Leads older than this already have their contact, if any. */
const NEW_LEAD_MS = 60 * 60_000;

/** The contact of a lead is also created by an event: a review that arrives first is retried until the contact exists. */
async function wayOfNewLead(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  clientId: string,
  emails: readonly string[],
): Promise<ReviewWay | undefined> {
  if (!app.ports.isAnswered(reviewerLeads)) return undefined;
  const { byEmail } = await app.ports.call(
    reviewerLeads,
    { clientId, ids: [], emails },
    { db, app },
  );
  const [leadId] = byEmail.values();
  const isNew = leadId !== undefined && Date.now() - uuidTime(leadId) < NEW_LEAD_MS;
  return isNew ? requireLeadContact({ db }, clientId, leadId) : undefined;
}

/** The first 48 bits of a UUID v7 are its time. */
function uuidTime(id: string): number {
  return Number.parseInt(id.slice(0, 13).replace('-', ''), 16);
}

/** A reply belongs to the journey of its review. */
async function wayOfReview(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  { reviewId }: ReviewFacts,
): Promise<ReviewWay | undefined> {
  return db
    .selectFrom('profile_hub.stations')
    .select(['contact_id as contactId', 'journey_id as journeyId'])
    .where('client_id', '=', clientId)
    .where('kind', '=', 'review')
    .where('ref', '=', reviewId)
    .executeTakeFirst();
}

/**
 * Journey that a review belongs to, by e-mail: the latest request to the same store within half a year before it, unless
 * another review already ended it. A review without a store uses the latest request of all [BEY-04].
 */
async function findReviewedJourney(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  contactId: string,
  { reviewId, at, location }: ReviewFacts,
): Promise<string | null> {
  const { rows } = await sql<{ journeyId: string }>`
    select lead.journey_id as "journeyId" from profile_hub.stations as lead
    where lead.client_id = ${clientId} and lead.kind = 'lead' and lead.journey_id is not null
      and lead.contact_id in ${mergedContactIdsSql(sql`${clientId}::uuid`, sql`${contactId}::text`)}
      and lead.at between ${at}::timestamptz - interval '6 months' and ${at}::timestamptz
      and (${location}::text is null or lead.detail ->> 'shop' = ${location})
      and not exists (
        select from profile_hub.stations as other
        where other.client_id = ${clientId} and other.contact_id = lead.contact_id and other.kind = 'review'
          and other.journey_id = lead.journey_id and other.ref <> ${reviewId})
    order by lead.at desc limit 1`.execute(db);
  return rows[0]?.journeyId ?? null;
}

export const followReviews = [followReview, followReply] as const;

type Context = { db: Db<ProfileHubTables> };

/** Contacts by the e-mail addresses of reviews. */
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
