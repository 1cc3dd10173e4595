import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import type { CommunicationTables } from '../tables.ts';
import { storedReview } from '../testing/stored-review.ts';
import { identifyGoogleReviewsMigration } from './identify-google-reviews.migration.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const pool = new pg.Pool({ connectionString: suite.databaseUrl, max: 1 });
const owner = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
afterAll(() => owner.destroy());

test('stored reviews of Google lose the account in their id, and one that came twice stays with its reply [REV-09]', async () => {
  const client = await suite.people.client();
  const db = app.database.ofClient<CommunicationTables>(client.id);
  const add = (account: number, review: string, more: object = {}) =>
    storedReview(app, client.id, {
      external_id: `accounts/${account}/locations/2/reviews/${review}`,
      ...more,
    });
  const single = await add(1, 'single');
  const answered = await add(1, 'twice', { status: 'sent', deleted_at: new Date() });
  const repeat = await add(9, 'twice');
  const other = await storedReview(app, client.id, { origin: 'GATOREVIEWS', external_id: 'own' });
  await db
    .insertInto('communication.replies')
    .values({
      client_id: client.id,
      review_id: answered,
      location_id: null,
      text: 'Takk!',
      writer: 'user',
      state: 'sent',
      decision: 'approve',
      reason: 'edited',
    })
    .execute();
  await db
    .insertInto('communication.review_history')
    .values({
      client_id: client.id,
      id: repeat,
      review_id: repeat,
      location_id: null,
      kind: 'changed',
      by_user: null,
      text: null,
    })
    .execute();

  await identifyGoogleReviewsMigration.up(owner);

  const rows = await db
    .selectFrom('communication.reviews')
    .select(['id', 'external_id', 'status', 'deleted_at'])
    .orderBy('external_id')
    .execute();
  expect(rows).toEqual([
    { id: single, external_id: 'locations/2/reviews/single', status: 'manual', deleted_at: null },
    { id: answered, external_id: 'locations/2/reviews/twice', status: 'sent', deleted_at: null },
    { id: other, external_id: 'own', status: 'manual', deleted_at: null },
  ]);
  const history = await db
    .selectFrom('communication.review_history')
    .select(['review_id', 'kind'])
    .execute();
  expect(history).toEqual([{ review_id: answered, kind: 'changed' }]);
});
