import { sql } from 'kysely';
import { z } from 'zod';
import { googleNotConnected } from '#modules/communication/contract/google/google-connection.ts';
import { connectGoogle } from '#modules/communication/contract/permissions.ts';
import { locationsToMatch } from '#modules/directory/contract/locations/location-ports.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineJob, jobScope } from '#platform/server/jobs/job.ts';
import type { BusinessProfileClient } from './business-profile-client.ts';
import type { GoogleLocation } from './google-answers.ts';
import { findGoogleClient, recordGoogleSync } from './google-connection.ts';
import { GoogleFailure } from './google-failure.ts';
import { readGoogleLinks } from './google-links.ts';
import type { GoogleTables } from './google-tables.ts';
import { type LinkProposal, proposeLinks } from './matching/propose-links.ts';

type Listed = GoogleLocation & { account: string };

const LOCATIONS_MAX = 20_000;
const ROWS_TOGETHER = 1_000;

/** Reads the locations of the connected account and proposes links. Idempotent. */
export const refreshGoogleLocationsJob = defineJob({
  name: 'communication.refresh-google-locations',
  input: z.object({ userId: z.string() }),
  concurrency: 2,
  retry: { limit: 2, delaySeconds: 60 },
  expireSeconds: 30 * 60,
  async handle({ app, clientId, input, progress, signal }) {
    if (!clientId) throw new Error('the locations are those of a client');
    const { db } = await jobScope<GoogleTables>(app, {
      clientId,
      userId: input.userId,
      may: connectGoogle,
    });
    const count = await refreshGoogleLocations({ app, db, signal }, clientId, progress);
    return {
      result: { locations: count },
      body: { key: 'communication:google.jobDone', params: { count } },
    };
  },
});

/** Returns the number of Google locations. Google's responses are read before the transaction begins. */
export async function refreshGoogleLocations(
  { app, db, signal }: { app: App; db: Db<GoogleTables>; signal: AbortSignal },
  clientId: string,
  progress: (done: number) => void = () => {},
): Promise<number> {
  const listed = await listAll({ app, db, signal }, clientId, progress);
  const proposals = await proposalsFor({ app, db, signal }, clientId, listed);
  await db.transaction().execute((tx) => write({ db: tx }, clientId, { listed, proposals }));
  return listed.length;
}

async function listAll(
  { app, db, signal }: { app: App; db: Db<GoogleTables>; signal: AbortSignal },
  clientId: string,
  progress: (done: number) => void,
): Promise<Listed[]> {
  try {
    const client = await findGoogleClient({ app, signal }, clientId);
    if (!client) throw googleNotConnected();
    return await locationsOfAccounts(client, progress);
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error;
    await recordGoogleSync({ db }, clientId, { error: error.kind });
    // A retry would fail too: a user must reconnect.
    throw error.kind === 'not-allowed' ? googleNotConnected() : error;
  }
}

/** A location can be in several accounts of one user, in a group and outside of it: it counts once. */
async function locationsOfAccounts(
  client: BusinessProfileClient,
  progress: (done: number) => void,
): Promise<Listed[]> {
  const found = new Map<string, Listed>();
  for (const { name: account } of await client.listAccounts()) {
    for (const location of await client.listLocations(account))
      if (!found.has(location.name) && found.size < LOCATIONS_MAX)
        found.set(location.name, { ...location, account });
    progress(found.size);
  }
  return [...found.values()];
}

async function proposalsFor(
  { app, db, signal }: { app: App; db: Db<GoogleTables>; signal: AbortSignal },
  clientId: string,
  listed: readonly Listed[],
): Promise<LinkProposal[]> {
  const links = await readGoogleLinks({ db }, clientId);
  const linkedLocations = new Set(links.map(({ locationId }) => locationId));
  const linkedGoogle = new Set(links.map(({ googleLocation }) => googleLocation));
  const locations = await app.ports.call(locationsToMatch, { clientId }, { db, app });
  return proposeLinks(
    locations.filter(({ id }) => !linkedLocations.has(id)),
    listed
      .filter(({ name }) => !linkedGoogle.has(name))
      .map((google) => ({
        ...google,
        googleLocation: google.name,
        name: google.title,
        code: google.storeCode,
      })),
    signal,
  );
}

async function write(
  { db }: { db: Db<GoogleTables> },
  clientId: string,
  { listed, proposals }: { listed: readonly Listed[]; proposals: readonly LinkProposal[] },
): Promise<void> {
  // A user may have disconnected in the meantime; then nothing is written.
  const connected = await db
    .updateTable('communication.google_connections')
    .set({ listed_at: sql<Date>`now()`, last_error: null, last_error_at: null })
    .where('client_id', '=', clientId)
    .returning('client_id')
    .executeTakeFirst();
  if (!connected) return;
  await db.deleteFrom('communication.google_locations').where('client_id', '=', clientId).execute();
  for (const rows of batches(listed))
    await db
      .insertInto('communication.google_locations')
      .values(
        rows.map((google) => ({
          client_id: clientId,
          google_location: google.name,
          google_account: google.account,
          title: google.title,
          store_code: google.storeCode,
          street: google.street,
          postal_code: google.postalCode,
          city: google.city,
          country: google.country,
          latitude: google.latitude,
          longitude: google.longitude,
          maps_url: google.mapsUrl,
          is_verified: google.isVerified,
        })),
      )
      .execute();
  // Another user, or a move to a group, manages the same location through another account.
  await sql`
    update communication.google_location_links as link set google_account = google.google_account
    from communication.google_locations as google
    where link.client_id = ${clientId} and google.client_id = ${clientId}
      and google.google_location = link.google_location and google.google_account <> link.google_account`.execute(
    db,
  );
  for (const rows of batches(proposals))
    await db
      .insertInto('communication.google_proposals')
      .values(
        rows.map(({ locationId, googleLocation, ...match }) => ({
          client_id: clientId,
          location_id: locationId,
          google_location: googleLocation,
          ...match,
        })),
      )
      .execute();
}

function* batches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_TOGETHER) yield rows.slice(at, at + ROWS_TOGETHER);
}
