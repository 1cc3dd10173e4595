import { reviewKeyRefused } from '#modules/communication/contract/problems.ts';
import { ingestReviewsCall } from '#modules/communication/contract/reviews/intake-calls.ts';
import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import { findApiKey, type KeySubject } from '#platform/server/api-keys/api-keys.ts';
import type { App } from '#platform/server/app.ts';

export const REVIEW_KEY_PURPOSE = 'reviews.intake';

/** The keys belong to the brand. */
export function reviewKeySubject(clientId: string): KeySubject {
  return { clientId, purpose: REVIEW_KEY_PURPOSE, subject: clientId };
}

/** The client of an API key. Keys of archived clients are rejected. */
export async function authenticateReviewKey(
  app: App,
  authorization: string | undefined,
): Promise<string> {
  const key = await findApiKey({ app }, authorization ?? '', REVIEW_KEY_PURPOSE);
  if (!key?.scopes.includes(ingestReviewsCall.keyScope)) throw reviewKeyRefused();
  const context = { db: app.database.acrossClients(), app };
  const [client] = await app.ports.ask(clientsByIds, { ids: [key.clientId] }, context);
  if (!client) throw reviewKeyRefused();
  return key.clientId;
}
