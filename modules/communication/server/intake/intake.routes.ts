import { sql } from 'kysely';
import { REVIEW_KEYS } from '#modules/communication/contract/limits.ts';
import { reviewKeyRefused, tooManyReviewKeys } from '#modules/communication/contract/problems.ts';
import {
  endReviewKeyCall,
  getReviewWebhookCall,
  ingestReviewsCall,
  listReviewKeysCall,
  makeReviewKeyCall,
  receiveReviewWebhookCall,
  rotateReviewWebhookCall,
} from '#modules/communication/contract/reviews/intake-calls.ts';
import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import { findApiKey } from '#platform/server/api-keys/find-api-key.ts';
import {
  endApiKey,
  type KeySubject,
  listApiKeys,
  makeApiKey,
} from '#platform/server/api-keys/keys-of-subject.ts';
import type { App } from '#platform/server/app.ts';
import { route } from '../route.ts';
import type { CommunicationTables } from '../tables.ts';
import {
  readReviewWebhook,
  rotateReviewWebhook,
  takeReviewMessage,
  webhookByToken,
} from './review-webhook.ts';
import { takeReviewLines } from './take-review-lines.ts';

const PURPOSE = 'reviews.intake';
const SCOPE = 'reviews.send';

/** The keys belong to the brand. */
export function reviewKeysOf(clientId: string): KeySubject {
  return { clientId, purpose: PURPOSE, subject: clientId };
}

async function clientOfKey(app: App, authorization: string | undefined): Promise<string> {
  const key = await findApiKey({ app }, authorization ?? '', PURPOSE);
  if (!key?.scopes.includes(SCOPE)) throw reviewKeyRefused();
  const context = { db: app.database.acrossClients(), app };
  const [client] = await app.ports.ask(clientsByIds, { ids: [key.clientId] }, context);
  if (!client) throw reviewKeyRefused();
  return key.clientId;
}

const ingestReviewsRoute = route(
  ingestReviewsCall,
  async ({ app, headers: { authorization }, body: { reviews } }) => {
    const clientId = await clientOfKey(app, authorization);
    const db = app.database.ofClient<CommunicationTables>(clientId);
    return takeReviewLines({ db, app }, clientId, reviews);
  },
  {
    ownTransactions: true,
    prove: async ({ app, headers: { authorization } }) => {
      await clientOfKey(app, authorization);
    },
  },
);

const receiveReviewWebhookRoute = route(
  receiveReviewWebhookCall,
  ({ app, params: { token }, headers, body: { type, data }, request: { rawBody } }) =>
    takeReviewMessage(
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
    items: await listApiKeys({ db, app }, reviewKeysOf(clientId)),
  }),
);

const makeReviewKeyRoute = route(
  makeReviewKeyCall,
  async ({ db, app, body: { name }, membership: { clientId }, principal: { userId } }) => {
    const keys = reviewKeysOf(clientId);
    // Two users at once would each see room for one more.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${PURPOSE} ${clientId}`}, 0))`.execute(
      db,
    );
    const inUse = (await listApiKeys({ db, app }, keys)).filter(({ endedAt }) => endedAt === null);
    if (inUse.length >= REVIEW_KEYS) throw tooManyReviewKeys({ limit: REVIEW_KEYS });
    return makeApiKey({ db, app }, keys, { name, scopes: [SCOPE], userId });
  },
);

const endReviewKeyRoute = route(
  endReviewKeyCall,
  async ({ db, params: { keyId }, membership: { clientId } }) => {
    await endApiKey({ db }, reviewKeysOf(clientId), keyId);
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
