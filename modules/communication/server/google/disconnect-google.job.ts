import { z } from 'zod';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { openGoogleToken, saveGoogleConnection } from './google-connection.ts';
import { failureFromResponse } from './google-failure.ts';
import type { GoogleTables } from './google-tables.ts';
import { googleEndpoints } from './google-tokens.ts';

/** Revokes the access at Google. A token that Google does not know counts as revoked. */
export const revokeGoogleTokenJob = defineJob({
  name: 'communication.revoke-google-token',
  input: z.object({ sealedToken: z.string(), googleUser: z.string().nullable() }),
  retry: { limit: 5, delaySeconds: 60, backoff: true },
  async handle({ app, input, signal }) {
    const db = app.database.acrossClients<GoogleTables>();
    if (await isUsedElsewhere({ db }, input.googleUser)) return;
    const { revoke: url, configured } = googleEndpoints(app.config);
    const answer = await app.outbound.request({
      url,
      configured,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: openGoogleToken({ app }, input.sealedToken) }).toString(),
      signal,
    });
    if (answer.status !== 200 && answer.status !== 400) throw failureFromResponse(answer);
  },
});

/** Google revokes all access that a user granted to the project, which would affect other brands of an agency. */
async function isUsedElsewhere(
  { db }: { db: Db<GoogleTables> },
  googleUser: string | null,
): Promise<boolean> {
  const other = await db
    .selectFrom('communication.google_connections')
    .select('client_id')
    .where('google_user', 'is not distinct from', googleUser)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Deletes the stored token immediately; a job revokes the access at Google. */
export async function disconnectGoogle(
  { db, app }: { db: Db<GoogleTables>; app: App },
  clientId: string,
): Promise<void> {
  const removed = await db
    .deleteFrom('communication.google_connections')
    .where('client_id', '=', clientId)
    .returning(['sealed_refresh_token', 'google_user'])
    .executeTakeFirst();
  if (!removed) return;
  const { sealed_refresh_token: sealedToken, google_user: googleUser } = removed;
  await app.jobs.enqueue(db, revokeGoogleTokenJob, { sealedToken, googleUser }, { clientId });
}

/** A new consent replaces the earlier one, and a job revokes the old token at Google. */
export async function replaceGoogleConnection(
  { db, app }: { db: Db<GoogleTables>; app: App },
  clientId: string,
  given: Parameters<typeof saveGoogleConnection>[2],
): Promise<void> {
  const replaced = await db
    .selectFrom('communication.google_connections')
    .select(['sealed_refresh_token', 'google_user'])
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst();
  await saveGoogleConnection({ db, app }, clientId, given);
  if (!replaced) return;
  const { sealed_refresh_token: sealedToken, google_user: googleUser } = replaced;
  await app.jobs.enqueue(db, revokeGoogleTokenJob, { sealedToken, googleUser }, { clientId });
}
