import type { Db } from '#platform/server/database/database.ts';
import type { BusinessProfileClient, ClientParts } from './business-profile-client.ts';
import type { GoogleReply } from './google-answers.ts';
import { findGoogleClient } from './google-connection.ts';
import { googleReviewName } from './google-links.ts';

/** The calls about the reply to one review. */
export interface GoogleReplier {
  /** The reply that Google shows now; null where there is none. */
  readReply(): Promise<GoogleReply | null>;
  /** Creates the reply or replaces it. Replacing a reply by the same text changes nothing there. */
  writeReply(text: string): Promise<Pick<GoogleReply, 'state' | 'policyViolation'>>;
  deleteReply(): Promise<void>;
}

/** Undefined where the client has not connected Google, or no account there has the review's location any more. */
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
