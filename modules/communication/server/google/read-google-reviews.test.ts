import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import type { CommunicationTables } from '../tables.ts';
import { storedShop } from '../testing/stored-review.ts';
import { saveGoogleConnection } from './google-connection.ts';
import type { GoogleTables } from './google-tables.ts';
import { startLocalBusinessProfile } from './local/local-business-profile.ts';
import { readGoogleReviewsJob } from './read-google-reviews.job.ts';

const LYON = 'accounts/1/locations/lyon';
const google = await startLocalBusinessProfile({
  accounts: [
    {
      name: 'accounts/1',
      accountName: 'Aubrac',
      locations: [{ name: 'locations/lyon', title: 'Aubrac Lyon' }],
    },
    {
      name: 'accounts/2',
      accountName: 'Group',
      locations: [{ name: 'locations/lyon', title: 'Aubrac Lyon' }],
    },
  ],
});
afterAll(() => google.close());
const suite = await testApp({
  work: false,
  environment: {
    GOOGLE_CLIENT_ID: 'project',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_API_URL: google.url,
  },
});
const { app } = suite;
let clientId = '';
let shop = '';
const db = () => app.database.ofClient<CommunicationTables & GoogleTables>(clientId);

beforeEach(async () => {
  const client = await suite.people.client();
  clientId = client.id;
  shop = await storedShop(app, clientId, { name: 'Aubrac Lyon' });
  const { id: userId } = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  await saveGoogleConnection({ db: db(), app }, clientId, {
    refreshToken: google.refreshToken,
    googleUser: null,
    userId,
  });
  await db()
    .insertInto('communication.google_location_links')
    .values({
      client_id: clientId,
      location_id: shop,
      google_location: 'locations/lyon',
      google_account: 'accounts/1',
      title: 'Aubrac Lyon',
    })
    .execute();
  for (const { name } of [...google.reviews.of(LYON)]) google.reviews.remove(name);
});

const read = () =>
  readGoogleReviewsJob.handle({
    app,
    input: { clientId },
    signal: new AbortController().signal,
  } as never);
const stored = () =>
  db()
    .selectFrom('communication.reviews')
    .select([
      'external_id',
      'location_id',
      'username',
      'grade',
      'comment',
      'status',
      'media',
      'deleted_at',
    ])
    .where('client_id', '=', clientId)
    .orderBy('written_at')
    .execute();

test('reviews of a linked location are stored once with their stars, text and pictures [REV-09]', async () => {
  const media = [{ thumbnailUrl: 'https://lh3.example/one.jpg' }];
  google.reviews.add(LYON, {
    reviewId: 'first',
    reviewer: 'Aurélien P.',
    grade: 4,
    comment: 'Très belle coupe',
    media,
  });
  for (let number = 0; number < 60; number += 1) google.reviews.add(LYON, { grade: 5 });
  await read();
  await read();
  const reviews = await stored();
  expect(reviews).toHaveLength(61);
  expect(
    reviews.find(({ external_id }) => external_id === 'locations/lyon/reviews/first'),
  ).toMatchObject({
    location_id: shop,
    username: 'Aurélien P.',
    grade: 4,
    comment: 'Très belle coupe',
    media: [{ thumbnail: media[0]?.thumbnailUrl }],
  });
  expect(reviews.filter(({ status }) => status === 'empty')).toHaveLength(60);
});

test('a changed review is updated, and one deleted by its author is marked as deleted [REV-03] [REV-09]', async () => {
  const at = new Date(Date.now() - 60_000);
  const editedReview = google.reviews.add(LYON, {
    reviewer: 'Ada',
    grade: 2,
    comment: 'Trop cher',
    at,
  });
  const gone = google.reviews.add(LYON, { reviewer: 'Bo', grade: 1, comment: 'Nul' });
  await read();
  google.reviews.edit(editedReview.name, { starRating: 'FOUR', comment: 'Finalement, très bien' });
  google.reviews.remove(gone.name);
  await read();
  expect(await stored()).toMatchObject([
    { grade: 4, comment: 'Finalement, très bien', deleted_at: null },
    { deleted_at: null },
  ]);
  // Locations are compared once a day.
  await sql`update communication.google_location_links set compared_at = now() - interval '25 hours'`.execute(
    db(),
  );
  await read();
  const [first, second] = await stored();
  expect(first?.deleted_at).toBeNull();
  expect(second?.deleted_at).not.toBeNull();
});

test('a location that is read through another account has the same reviews [REV-09]', async () => {
  const given = { reviewId: 'same', reviewer: 'Ada', grade: 2, comment: 'Trop cher' } as const;
  google.reviews.add(LYON, given);
  await read();
  google.reviews.add('accounts/2/locations/lyon', given);
  await db()
    .updateTable('communication.google_location_links')
    .set({ google_account: 'accounts/2', compared_at: null })
    .where('client_id', '=', clientId)
    .execute();
  await read();
  expect(await stored()).toMatchObject([
    { external_id: 'locations/lyon/reviews/same', deleted_at: null },
  ]);
});

test('a Google failure is recorded on the connection, and the next run loses no review [REV-09]', async () => {
  google.reviews.add(LYON, { reviewer: 'Ada', grade: 5, comment: 'Parfait' });
  google.answerNext({ status: 503 });
  await read();
  const state = () =>
    db()
      .selectFrom('communication.google_connections')
      .select(['last_error', 'last_synced_at'])
      .executeTakeFirst();
  expect(await state()).toMatchObject({ last_error: 'unavailable', last_synced_at: null });
  await read();
  expect(await state()).toMatchObject({ last_error: null, last_synced_at: expect.any(Date) });
  expect(await stored()).toHaveLength(1);
});
