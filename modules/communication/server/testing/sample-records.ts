import { ingestReviewsCall } from '#modules/communication/contract/reviews/intake-calls.ts';
import { createApiKey } from '#platform/server/api-keys/api-keys.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { newWebhookSecret, sealWebhookSecret } from '#platform/server/webhooks/webhook-secret.ts';
import type { SampleRecords } from '#platform/testing/sample-records.ts';
import { reviewKeySubject } from '../intake/review-webhook.ts';
import type { CommunicationTables } from '../tables.ts';

/** The token in requests with invented parameters. */
const MADE_UP = '019a8000-0000-7000-8000-000000000000';

/** What tests of all calls need to pass the authentication of server-to-server calls. */
export const sampleRecords: SampleRecords = {
  [ingestReviewsCall.keyScope]: async (app, { id }) => {
    const db = app.database.ofClient(id);
    const given = { name: 'sample', scopes: [ingestReviewsCall.keyScope], userId: uuidV7() };
    return (await createApiKey({ db, app }, reviewKeySubject(id), given)).key;
  },
  'communication.review-webhook': async (app, { id }) => {
    await app.database
      .ofClient<CommunicationTables>(id)
      .insertInto('communication.review_webhooks')
      .values({
        client_id: id,
        token: MADE_UP,
        sealed_secret: sealWebhookSecret(app.secrets, newWebhookSecret()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return MADE_UP;
  },
};
