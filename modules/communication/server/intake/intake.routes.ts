import { sql } from 'kysely';
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
import { createApiKey, listApiKeys, revokeApiKey } from '#platform/server/api-keys/api-keys.ts';
import { route } from '../route.ts';
import type { CommunicationTables } from '../tables.ts';
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

const ingestReviewsRoute = route(
  ingestReviewsCall,
  async ({ app, headers: { authorization }, body: { reviews } }) => {
    const clientId = await authenticateReviewKey(app, authorization);
    const db = app.database.ofClient<CommunicationTables>(clientId);
    return storeReviewLines({ db, app }, clientId, reviews);
  },
  {
    ownTransactions: true,
    prove: async ({ app, headers: { authorization } }) => {
      await authenticateReviewKey(app, authorization);
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

const listReviewKeysRoute = route(
  listReviewKeysCall,
  async ({ db, app, membership: { clientId } }) => ({
    items: await listApiKeys({ db, app }, reviewKeySubject(clientId)),
  }),
);

const makeReviewKeyRoute = route(
  makeReviewKeyCall,
  async ({ db, app, body: { name }, membership: { clientId }, principal: { userId } }) => {
    const keys = reviewKeySubject(clientId);
    // Prevents two concurrent users from exceeding the limit together.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${REVIEW_KEY_PURPOSE} ${clientId}`}, 0))`.execute(
      db,
    );
    const inUse = (await listApiKeys({ db, app }, keys)).filter(({ endedAt }) => endedAt === null);
    if (inUse.length >= REVIEW_KEYS) throw tooManyReviewKeys({ limit: REVIEW_KEYS });
    return createApiKey({ db, app }, keys, { name, scopes: [ingestReviewsCall.keyScope], userId });
  },
);

const endReviewKeyRoute = route(
  endReviewKeyCall,
  async ({ db, params: { keyId }, membership: { clientId } }) => {
    await revokeApiKey({ db }, reviewKeySubject(clientId), keyId);
    return null;
  },
);

const getReviewWebhookRoute = route(getReviewWebhookCall, ({ db, app, membership: { clientId } }) =>
  readReviewWebhook({ db, app }, clientId),
);

const rotateReviewWebhookRoute = route(
  rotateReviewWebhookCall,
  ({ db, app, membership: { clientId } }) => rotateReviewWebhook({ db, app }, clientId),
);

export const intakeRoutes = [
  ingestReviewsRoute,
  receiveReviewWebhookRoute,
  listReviewKeysRoute,
  makeReviewKeyRoute,
  endReviewKeyRoute,
  getReviewWebhookRoute,
  rotateReviewWebhookRoute,
] as const;
