import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import { listApiKeys } from '#platform/server/api-keys/api-keys.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readGoogleConnection } from '../google/google-connection.ts';
import { reviewKeySubject } from '../intake/review-keys.ts';
import { readReviewWebhook } from '../intake/review-webhook.ts';
import type { CommunicationTables } from '../tables.ts';
import { replySender } from './reply-senders.ts';

interface Context {
  db: Db<CommunicationTables>;
  app: App;
}

/** State of a source for the brand: whether it is connected and when it last delivered reviews. */
export interface ReviewSource {
  origin: ReviewOrigin;
  readState(
    context: Context,
    clientId: string,
  ): Promise<{
    connected: boolean;
    canReply: boolean;
    lastReadAt: string | null;
    failure: string | null;
  }>;
}

/** Connected where a server has a key or the messages have a secret. */
const gatoreviews: ReviewSource = {
  origin: 'GATOREVIEWS',
  async readState({ db, app }, clientId) {
    const keys = await listApiKeys({ db, app }, reviewKeySubject(clientId));
    const webhook = await readReviewWebhook({ db, app }, clientId);
    const times = [webhook.lastMessageAt, ...keys.map(({ lastUsedAt }) => lastUsedAt)];
    return {
      connected: webhook.address !== null || keys.some(({ endedAt }) => endedAt === null),
      canReply: await replySender('GATOREVIEWS').canReply({ db, app }, clientId),
      lastReadAt:
        times
          .filter((time) => time !== null)
          .toSorted()
          .at(-1) ?? null,
      failure: null,
    };
  },
};

const google: ReviewSource = {
  origin: 'GMB',
  async readState({ db, app }, clientId) {
    const { connection } = await readGoogleConnection({ db: db as Db, app }, clientId);
    return {
      connected: connection !== null,
      canReply: await replySender('GMB').canReply({ db, app }, clientId),
      lastReadAt: connection?.lastSyncedAt ?? null,
      failure: connection?.lastError ?? null,
    };
  },
};

export const reviewSources: readonly ReviewSource[] = [gatoreviews, google];
