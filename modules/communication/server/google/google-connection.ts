import { sql } from 'kysely';
import type {
  GoogleConnection,
  GoogleFailureKind,
} from '#modules/communication/contract/google/google-connection.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { BusinessProfileClient, type ClientParts } from './business-profile-client.ts';
import { GoogleFailure } from './google-failure.ts';
import type { GoogleTables } from './google-tables.ts';
import { googleProject } from './google-tokens.ts';

const PURPOSE = 'google refresh token';

/** Redirect path of Google's consent, registered in the Google project. */
export const GOOGLE_CALLBACK_PATH = '/api/ar/google/callback';

export function callbackUrl({ app }: { app: Pick<App, 'config'> }): string {
  return `${app.config.publicUrl}${GOOGLE_CALLBACK_PATH}`;
}

export async function readGoogleConnection(
  { db, app }: { db: Db<GoogleTables>; app: Pick<App, 'config'> },
  clientId: string,
): Promise<GoogleConnection> {
  const row = await db
    .selectFrom('communication.google_connections')
    .select(['google_user', 'connected_at', 'listed_at', 'last_synced_at'])
    .select(['last_error', 'last_error_at'])
    .select((eb) =>
      eb
        .selectFrom('communication.google_locations')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('client_id', '=', clientId)
        .as('google_locations'),
    )
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return {
    configured: googleProject(app.config) !== undefined,
    callbackUrl: callbackUrl({ app }),
    connection: row
      ? {
          googleUser: row.google_user,
          connectedAt: row.connected_at.toISOString(),
          listedAt: row.listed_at?.toISOString() ?? null,
          lastSyncedAt: row.last_synced_at?.toISOString() ?? null,
          lastError: row.last_error,
          lastErrorAt: row.last_error_at?.toISOString() ?? null,
          googleLocations: row.google_locations ?? 0,
        }
      : null,
  };
}

/** Replaces an earlier connection of the brand. */
export async function saveGoogleConnection(
  { db, app }: { db: Db<GoogleTables>; app: Pick<App, 'secrets'> },
  clientId: string,
  given: { refreshToken: string; googleUser: string | null; userId: string },
): Promise<void> {
  const columns = {
    sealed_refresh_token: app.secrets.seal(PURPOSE, given.refreshToken),
    google_user: given.googleUser,
    connected_by: given.userId,
  };
  await db
    .insertInto('communication.google_connections')
    .values({ client_id: clientId, ...columns })
    .onConflict((conflict) =>
      conflict.column('client_id').doUpdateSet({
        ...columns,
        connected_at: sql<Date>`now()`,
        last_error: null,
        last_error_at: null,
      }),
    )
    .execute();
}

/** The Google client of a brand; undefined if not connected. Throws `not-allowed` if its token cannot be decrypted. */
export async function findGoogleClient(
  { app, signal }: { app: ClientParts; signal?: AbortSignal | undefined },
  clientId: string,
): Promise<BusinessProfileClient | undefined> {
  const row = await app.database
    .ofClient<GoogleTables>(clientId)
    .selectFrom('communication.google_connections')
    .select('sealed_refresh_token')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!row) return undefined;
  const refreshToken = openGoogleToken({ app }, row.sealed_refresh_token);
  return new BusinessProfileClient({ app, clientId, refreshToken, signal });
}

export function openGoogleToken({ app }: { app: Pick<App, 'secrets'> }, sealed: string): string {
  try {
    return app.secrets.open(PURPOSE, sealed);
  } catch (cause) {
    throw new GoogleFailure('not-allowed', 'the stored token was sealed with another key', {
      cause,
    });
  }
}

/** Records the result of the last sync for the settings. A success clears an earlier error. */
export async function recordGoogleSync(
  { db }: { db: Db<GoogleTables> },
  clientId: string,
  outcome: { error?: GoogleFailureKind } = {},
): Promise<void> {
  const now = sql<Date>`now()`;
  await db
    .updateTable('communication.google_connections')
    .set(
      outcome.error
        ? { last_error: outcome.error, last_error_at: now }
        : { last_synced_at: now, last_error: null, last_error_at: null },
    )
    .where('client_id', '=', clientId)
    .execute();
}
