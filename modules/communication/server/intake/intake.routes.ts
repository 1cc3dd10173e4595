import { REVIEW_KEYS } from '#modules/communication/contract/limits.ts';
import { tooManyReviewKeys } from '#modules/communication/contract/problems.ts';
import {
  endReviewKeyCall,
  getReviewWebhookCall,
  ingestReviewsCall,
  listReviewKeysCall,
  makeReviewKeyCall,
  receiveReviewWebhookCall,
  rotateReviewWebhookCall,
} from '#modules/communication/contract/reviews/intake-calls.ts';
import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import { getReviewSourcesCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { listApiKeys } from '#platform/server/api-keys/api-keys.ts';
import type { Db } from '#platform/server/database/database.ts';
import { apiKeyRoutes } from '#platform/server/http/api-key-routes.ts';
import { readGoogleConnection } from '../google/google-connection.ts';
import { replySender } from '../replies/reply-senders.ts';
import { route } from '../route.ts';
import type { CommunicationTables, Context } from '../tables.ts';
import {
  authenticateReviewKey,
  REVIEW_KEY_PURPOSE,
  readReviewWebhook,
  receiveReviewMessage,
  reviewKeySubject,
  rotateReviewWebhook,
  webhookByToken,
} from './review-webhook.ts';
import { storeReviewLines } from './store-review-lines.ts';

/** Connected if a server has a key or the webhook has a secret. */
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

const reviewSources: readonly ReviewSource[] = [gatoreviews, google];

const ingestReviewsRoute = route(
  ingestReviewsCall,
  async ({ app, headers: { authorization }, body: { reviews } }) => {
    const clientId = await authenticateReviewKey({ app }, authorization);
    const db = app.database.ofClient<CommunicationTables>(clientId);
    return storeReviewLines({ db, app }, clientId, reviews);
  },
  {
    ownTransactions: true,
    prove: async ({ app, headers: { authorization } }) => {
      await authenticateReviewKey({ app }, authorization);
    },
  },
);

const receiveReviewWebhookRoute = route(
  receiveReviewWebhookCall,
  ({ app, params: { token }, headers, body: { type, data }, request: { rawBody } }) =>
    receiveReviewMessage(
      { app },
      { token, headers, rawBody, message: { type, reviews: data.reviews } },
    ),
  {
    ownTransactions: true,
    prove: async ({ app, params: { token } }) => {
      await webhookByToken({ app }, token);
    },
  },
);

const reviewKeyRoutes = apiKeyRoutes(
  { list: listReviewKeysCall, create: makeReviewKeyCall, end: endReviewKeyCall },
  {
    purpose: REVIEW_KEY_PURPOSE,
    scopes: [ingestReviewsCall.keyScope],
    limit: REVIEW_KEYS,
    tooMany: tooManyReviewKeys,
  },
);

const getReviewWebhookRoute = route(getReviewWebhookCall, ({ db, app, membership: { clientId } }) =>
  readReviewWebhook({ db, app }, clientId),
);

const rotateReviewWebhookRoute = route(
  rotateReviewWebhookCall,
  ({ db, app, membership: { clientId } }) => rotateReviewWebhook({ db, app }, clientId),
);

const getReviewSourcesRoute = route(
  getReviewSourcesCall,
  async ({ db, app, membership: { clientId } }) => ({
    items: await Promise.all(
      reviewSources.map(async ({ origin, readState }) => ({
        origin,
        ...(await readState({ db, app }, clientId)),
      })),
    ),
  }),
);

export const intakeRoutes = [
  ingestReviewsRoute,
  receiveReviewWebhookRoute,
  ...reviewKeyRoutes,
  getReviewWebhookRoute,
  rotateReviewWebhookRoute,
  getReviewSourcesRoute,
] as const;

/** State of a source for the brand: whether it is connected and when it last delivered reviews. */
interface ReviewSource {
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
