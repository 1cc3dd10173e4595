import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { notFound } from '#platform/contract/problems.ts';
import { WEBHOOK_OLD_SECRET_HOURS } from '#platform/contract/webhooks/webhook.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { WebhooksTables } from './tables.ts';

const PURPOSE = 'webhook secret';

/** In the format of Standard Webhooks, so that receivers' libraries accept it. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

export function sealWebhookSecret(secrets: Secrets, secret: string): string {
  return secrets.seal(PURPOSE, secret);
}

/** Whether one of the secrets signed the message, at most five minutes ago. */
export function isSignedBy(
  secrets: Secrets,
  sealedSecrets: readonly string[],
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
): boolean {
  return sealedSecrets.some((sealed) => {
    try {
      new Webhook(secrets.open(PURPOSE, sealed)).verify(body, headers, { jsonParse: false });
      return true;
    } catch {
      return false;
    }
  });
}

/** Headers that let a receiver verify the sender, drop duplicates and reject replayed requests. */
export function signedHeaders(
  secrets: Secrets,
  sealedSecrets: readonly string[],
  message: { id: string; at: Date; body: string },
): Record<string, string> {
  const signatures = sealedSecrets.map((sealed) =>
    new Webhook(secrets.open(PURPOSE, sealed)).sign(message.id, message.at, message.body),
  );
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(Math.floor(message.at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

/** Creates a new secret. For a day deliveries are signed with both, so that the receiver can change it without interruption. */
export async function rotateWebhookSecret(
  { db, app }: { db: Db<WebhooksTables>; app: App },
  { clientId, id }: { clientId: string; id: string },
): Promise<string> {
  const secret = newWebhookSecret();
  const { numUpdatedRows } = await db
    .updateTable('platform.webhook_endpoints')
    .set({
      old_sealed_secret: sql`sealed_secret`,
      old_secret_until: sql`now() + make_interval(hours => ${WEBHOOK_OLD_SECRET_HOURS})`,
      sealed_secret: sealWebhookSecret(app.secrets, secret),
    })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notFound();
  return secret;
}
