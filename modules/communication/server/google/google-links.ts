import { sql } from 'kysely';
import { googleLocationTaken } from '#modules/communication/contract/google/google-locations.ts';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import type { BusinessProfileClient, ClientParts } from './business-profile-client.ts';
import type { GoogleReply } from './google-answers.ts';
import { findGoogleClient } from './google-connection.ts';
import type { GoogleTables } from './google-tables.ts';

export interface GoogleLink {
  locationId: string;
  /** `accounts/1` */
  googleAccount: string;
  /** `locations/2` */
  googleLocation: string;
  /** `accounts/1/locations/2`: parent name in calls for reviews. */
  reviewParent: string;
  /** When its reviews were last read; null for a new link. */
  readAt: Date | null;
}

/** Google locations linked to the brand's locations, in a stable order. */
export async function readGoogleLinks(
  { db }: { db: Db<GoogleTables> },
  clientId: string,
): Promise<GoogleLink[]> {
  const rows = await db
    .selectFrom('communication.google_location_links')
    .select(['location_id', 'google_account', 'google_location', 'read_at'])
    .where('client_id', '=', clientId)
    .orderBy('google_account')
    .orderBy('google_location')
    .execute();
  return rows.map((row) => ({
    locationId: row.location_id,
    googleAccount: row.google_account,
    googleLocation: row.google_location,
    reviewParent: `${row.google_account}/${row.google_location}`,
    readAt: row.read_at,
  }));
}

/** Id of a review without its account, because a location can be read through any account that manages it. */
export function googleReviewId(name: string): string {
  return name.slice(name.indexOf('/locations/') + 1);
}

/** Resource name of a stored review; undefined if no account of the brand has its location. */
async function googleReviewName(
  { db }: { db: Db<GoogleTables> },
  clientId: string,
  externalId: string,
): Promise<string | undefined> {
  const location = externalId.slice(0, externalId.indexOf('/reviews/'));
  const { rows } = await sql<{ account: string }>`
    select google_account as account, 1 as place from communication.google_location_links
    where client_id = ${clientId} and google_location = ${location}
    union all
    select google_account, 2 from communication.google_locations
    where client_id = ${clientId} and google_location = ${location}
    order by place limit 1`.execute(db);
  return rows[0] && `${rows[0].account}/${externalId}`;
}

/** Links all or none. An existing link is replaced. */
export async function linkGoogleLocations(
  { db, app }: { db: Db<GoogleTables>; app: App },
  clientId: string,
  links: readonly { locationId: string; googleLocation: string }[],
): Promise<number> {
  const locationIds = links.map(({ locationId }) => locationId);
  const names = links.map(({ googleLocation }) => googleLocation);
  const known = await app.ports.call(placesByIds, { clientId, ids: locationIds }, { db, app });
  const listed = await db
    .selectFrom('communication.google_locations')
    .select(['google_location', 'google_account', 'title'])
    .where('client_id', '=', clientId)
    .where('google_location', 'in', names)
    .execute();
  if (known.length < links.length || listed.length < links.length) throw notFound();
  const taken = await db
    .selectFrom('communication.google_location_links')
    .select(['location_id', 'title'])
    .where('client_id', '=', clientId)
    .where('google_location', 'in', names)
    .where('location_id', 'not in', locationIds)
    .orderBy('title')
    .executeTakeFirst();
  if (taken) {
    const ids = [taken.location_id];
    const [owner] = await app.ports.call(placesByIds, { clientId, ids }, { db, app });
    throw googleLocationTaken({ title: taken.title, location: owner?.name ?? '' });
  }
  await db
    .deleteFrom('communication.google_location_links')
    .where('client_id', '=', clientId)
    .where('location_id', 'in', locationIds)
    .execute();
  const byName = new Map(listed.map((google) => [google.google_location, google]));
  // Another user may link the same location concurrently.
  const raced = () => googleLocationTaken({ title: listed[0]?.title ?? '', location: '' });
  await constraintProblem(
    { google_location_links_by_google: raced, google_location_links_pkey: raced },
    () =>
      db
        .insertInto('communication.google_location_links')
        .values(
          links.map(({ locationId, googleLocation }) => ({
            client_id: clientId,
            location_id: locationId,
            google_location: googleLocation,
            google_account: byName.get(googleLocation)?.google_account ?? '',
            title: byName.get(googleLocation)?.title ?? '',
          })),
        )
        .execute(),
  );
  return links.length;
}

/** Accepts all sure proposals whose location and Google location are both still unlinked. */
export async function acceptSureProposals(
  { db }: { db: Db<GoogleTables> },
  clientId: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into communication.google_location_links (client_id, location_id, google_location, google_account, title)
    select proposal.client_id, proposal.location_id, google.google_location, google.google_account, google.title
    from communication.google_proposals proposal
    join communication.google_locations google using (client_id, google_location)
    where proposal.client_id = ${clientId} and proposal.confidence = 'sure'
    order by proposal.score desc
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function unlinkGoogleLocation(
  { db }: { db: Db<GoogleTables> },
  { clientId, locationId }: { clientId: string; locationId: string },
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('communication.google_location_links')
    .where('client_id', '=', clientId)
    .where('location_id', '=', locationId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}

/** Calls for the reply to one review. */
export interface GoogleReplier {
  /** The reply currently shown at Google; null if there is none. */
  readReply(): Promise<GoogleReply | null>;
  /** Creates or replaces the reply. Replacing it by the same text changes nothing there. */
  writeReply(text: string): Promise<Pick<GoogleReply, 'state' | 'policyViolation'>>;
  deleteReply(): Promise<void>;
}

/** Undefined if Google is not connected, or if no account there has the review's location any more. */
export async function findGoogleReplier(
  { db, app, signal }: { db: Db; app: ClientParts; signal?: AbortSignal | undefined },
  clientId: string,
  externalId: string,
): Promise<GoogleReplier | undefined> {
  const google: BusinessProfileClient | undefined = await findGoogleClient(
    { app, signal },
    clientId,
  );
  const name = google && (await googleReviewName({ db }, clientId, externalId));
  if (!google || !name) return undefined;
  return {
    readReply: async () => (await google.getReview(name)).reply,
    writeReply: (text) => google.replyToReview(name, text),
    deleteReply: () => google.deleteReply(name),
  };
}
