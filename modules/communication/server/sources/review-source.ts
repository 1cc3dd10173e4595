import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import { listApiKeys } from '#platform/server/api-keys/keys-of-subject.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { reviewKeysOf } from '../intake/review-keys.ts';
import { readReviewWebhook } from '../intake/review-webhook.ts';
import type { CommunicationTables } from '../tables.ts';

interface Context {
  db: Db<CommunicationTables>;
  app: App;
}

/** What a brand sees of a source: whether it is connected and when reviews of it came last. */
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
    const keys = await listApiKeys({ db, app }, reviewKeysOf(clientId));
    const webhook = await readReviewWebhook({ db, app }, clientId);
    const times = [webhook.lastMessageAt, ...keys.map(({ lastUsedAt }) => lastUsedAt)];
    return {
      connected: webhook.address !== null || keys.some(({ endedAt }) => endedAt === null),
      canReply: false,
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
  readState: async () => ({ connected: false, canReply: false, lastReadAt: null, failure: null }),
};

export const reviewSources: readonly ReviewSource[] = [gatoreviews, google];
