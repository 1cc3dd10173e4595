import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Secrets } from '../secrets/secrets.ts';

const PURPOSE = 'webhook secret';

/** As Standard Webhooks write it: the receiver's library takes it as it is. */
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
