import { createPrivateKey } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { GoogleFailureKind } from '#modules/locator/contract/dashboard.ts';
import { googleKeyInvalid } from '#modules/locator/contract/google-key.ts';
import type { ConnectorCode } from '#platform/contract/connector.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { OutboundError } from '#platform/server/outbound/outbound-error.ts';
import type { OutboundAnswer } from '#platform/server/outbound/outbound-http.ts';
import type { Context, LocatorTables } from '../tables.ts';

const QUOTA = /RESOURCE_EXHAUSTED|rateLimitExceeded|quotaExceeded/;
const REASON_MAX_LENGTH = 2_000;
const RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;

/** A Google call without figures. */
export class GoogleFailure extends Error {
  readonly kind: GoogleFailureKind;
  /** Minimum delay before the same call is retried. */
  readonly retryMs: number;

  constructor(kind: GoogleFailureKind, options: { retryMs?: number; cause?: unknown } = {}) {
    super(`Google call failed: ${kind}`, { cause: options.cause });
    this.name = 'GoogleFailure';
    this.kind = kind;
    this.retryMs = options.retryMs ?? RETRY_MS;
  }
}

/** The failure for a response other than 200. Its text is not stored. */
export function failureFromResponse({ status, headers, body }: OutboundAnswer): GoogleFailure {
  const isQuota = QUOTA.test(body.toString('utf8').slice(0, REASON_MAX_LENGTH));
  if (status === 429 || (status === 403 && isQuota))
    return new GoogleFailure('rate-limited', { retryMs: retryAfter(headers['retry-after']) });
  if (status === 401 || status === 403) return new GoogleFailure('not-allowed');
  if (status === 404) return new GoogleFailure('not-found');
  return new GoogleFailure(status >= 400 && status < 500 ? 'invalid' : 'unavailable');
}

export function failureFromError(error: unknown): GoogleFailure {
  if (error instanceof GoogleFailure) return error;
  return new GoogleFailure('unavailable', { cause: error });
}

/** Connector code of a result. A rate limit still shows that the system responds. */
export function toGoogleConnectorCode(error: unknown): ConnectorCode {
  const { kind, cause } = failureFromError(error);
  if (cause instanceof OutboundError) return cause.code;
  if (kind === 'not-allowed' || kind === 'not-found') return 'NOT_AUTHORISED';
  return kind === 'rate-limited' ? 'ANSWERS' : 'STATUS_NOT_OK';
}

function retryAfter(header: string | undefined): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0
    ? Math.min(seconds * 1_000, LONGEST_RETRY_MS)
    : RETRY_MS;
}

const PURPOSE = 'locator service account';

/** URLs in the file are ignored: a key must not decide which hosts are called. */
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

/** False if the brand has none. */
export async function removeGoogleKey(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('locator.google_keys')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The brand's service account; undefined if it has none. */
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
