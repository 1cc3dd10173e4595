import { createPrivateKey } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { googleKeyInvalid } from '#modules/locator/contract/google-key.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LocatorTables } from '../tables.ts';
import { GoogleFailure } from './google-failure.ts';

const PURPOSE = 'locator service account';

/** The addresses in the file are not used: a key does not decide where we call. */
const keySchema = z.object({
  type: z.literal('service_account'),
  client_email: z.email().max(300),
  private_key: z.string().max(8_000),
  private_key_id: z.string().max(200).optional(),
});
export interface ServiceAccount {
  account: string;
  privateKey: string;
  keyId: string | undefined;
}

export async function saveGoogleKey(
  { db, app }: { db: Db<LocatorTables>; app: Pick<App, 'secrets'> },
  clientId: string,
  given: { key: string; userId: string },
): Promise<{ account: string; savedAt: string }> {
  const key = parseKey(given.key);
  const columns = {
    sealed_key: app.secrets.seal(PURPOSE, JSON.stringify(key)),
    account: key.account,
    saved_by: given.userId,
    saved_at: sql<Date>`now()`,
  };
  const { saved_at } = await db
    .insertInto('locator.google_keys')
    .values({ client_id: clientId, ...columns })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(columns))
    .returning('saved_at')
    .executeTakeFirstOrThrow();
  // Reports that failed with the previous key are retried immediately.
  await db
    .updateTable('locator.google_reports')
    .set({ retry_at: null, read_at: null })
    .where('client_id', '=', clientId)
    .where('failure', 'is not', null)
    .execute();
  return { account: key.account, savedAt: saved_at.toISOString() };
}

/** False where the brand has none. */
export async function removeGoogleKey(
  { db }: { db: Db<LocatorTables> },
  clientId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('locator.google_keys')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The brand's service account; undefined where it has none. */
export async function readGoogleKey(
  { db, app }: { db: Db<LocatorTables>; app: Pick<App, 'secrets'> },
  clientId: string,
): Promise<ServiceAccount | undefined> {
  const row = await db
    .selectFrom('locator.google_keys')
    .select('sealed_key')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row && openGoogleKey({ app }, row.sealed_key);
}

export function openGoogleKey(
  { app }: { app: Pick<App, 'secrets'> },
  sealed: string,
): ServiceAccount {
  try {
    return JSON.parse(app.secrets.open(PURPOSE, sealed));
  } catch (cause) {
    throw new GoogleFailure('not-allowed', { cause });
  }
}

function parseKey(text: string): ServiceAccount {
  try {
    const { client_email, private_key, private_key_id } = keySchema.parse(JSON.parse(text));
    if (createPrivateKey(private_key).asymmetricKeyType !== 'rsa') throw googleKeyInvalid();
    return { account: client_email, privateKey: private_key, keyId: private_key_id };
  } catch {
    throw googleKeyInvalid();
  }
}
