import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { receiveReviews } from '../reviews/receive-reviews.ts';
import type { CommunicationTables } from '../tables.ts';
import { incomingReview } from '../testing/sample-reviews.ts';
import { reviewPersonalData } from './review-personal-data.ts';

const suite = await testApp({ work: false });
const { app } = suite;

test('an erased author is not brought back by the source, and the grade stays in figures [PH-17]', async () => {
  const client = await suite.people.client();
  const db = app.database.ofClient<CommunicationTables>(client.id);
  const review = incomingReview({
    origin: 'GMB',
    externalId: 'r',
    email: 'ada@post.example',
    grade: 2,
  });
  const other = incomingReview({
    externalId: 'o',
    username: 'Per',
    comment: 'Spør ada@post.example om det.',
  });
  await receiveReviews({ db, app }, client.id, [review, other]);
  const person = {
    clientId: client.id,
    contactIds: [],
    refs: [],
    emails: ['ada@post.example'],
    phones: [],
    names: ['Solveig'],
  };
  await receiveReviews({ db, app }, client.id, [{ ...review, comment: 'Endret' }]);
  const { id } = await db
    .selectFrom('communication.reviews')
    .select('id')
    .where('external_id', '=', 'r')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('communication.corrected_replies')
    .values({
      client_id: client.id,
      id,
      review_id: id,
      location_id: null,
      by_user: id,
      written: 'Kjære Ada',
      corrected: 'Hei Ada',
      reason: null,
      note: '',
    })
    .execute();
  const held = await reviewPersonalData.held(person, { db, app });
  expect(held).toMatchObject([
    {
      records: [
        {
          grade: 2,
          comment: 'Endret',
          email: 'ada@post.example',
          history: [{ event: 'changed', text: review.comment }],
          corrections: [{ written: 'Kjære Ada', corrected: 'Hei Ada' }],
        },
      ],
    },
    { records: [{ comment: other.comment, username: 'Per' }] },
  ]);
  const erased = await db
    .transaction()
    .execute((tx) => reviewPersonalData.erase(person, { db: tx, app }));
  expect(erased.map(({ count }) => count)).toEqual([1, 1]);
  expect(
    await receiveReviews({ db, app }, client.id, [{ ...review, comment: 'Ny tekst' }]),
  ).toMatchObject({ unchanged: 1 });
  const rows = await db
    .selectFrom('communication.reviews')
    .selectAll()
    .orderBy('external_id')
    .execute();
  expect(rows).toMatchObject([
    { external_id: 'o', comment: 'Spør erased om det.' },
    { external_id: 'r', grade: 2, comment: '', username: '', email: null, status: 'discarded' },
  ]);
});

test('a person erased from the text of others is not restored by the source [PH-17]', async () => {
  const client = await suite.people.client();
  const db = app.database.ofClient<CommunicationTables>(client.id);
  const review = incomingReview({
    origin: 'GMB',
    externalId: 'locations/2/reviews/3',
    comment: 'Spør ada@post.example om det.',
    sourceUpdatedAt: new Date('2026-11-01T10:00:00Z'),
    reply: {
      text: 'Hilsen ada@post.example',
      at: new Date('2026-11-02T10:00:00Z'),
      state: 'approved',
      policyReason: null,
    },
  });
  const receive = (changes: object) =>
    receiveReviews({ db, app }, client.id, [{ ...review, ...changes }]);
  await receive({});
  const person = { clientId: client.id, contactIds: [], refs: [], phones: [], names: [] };
  await db
    .transaction()
    .execute((tx) =>
      reviewPersonalData.erase({ ...person, emails: ['ada@post.example'] }, { db: tx, app }),
    );
  const texts = () =>
    db
      .selectFrom('communication.reviews as review')
      .innerJoin('communication.replies as reply', 'reply.review_id', 'review.id')
      .select(['review.comment', 'review.grade', 'reply.text'])
      .executeTakeFirst();
  const erased = { comment: 'Spør erased om det.', text: 'Hilsen erased' };
  expect(await receive({})).toMatchObject({ unchanged: 1 });
  expect(await texts()).toMatchObject(erased);
  // Also a change at the source from before the erasure.
  await receive({ grade: 1, sourceUpdatedAt: new Date('2026-11-03T10:00:00Z') });
  expect(await texts()).toMatchObject({ ...erased, grade: 1 });
  const later = new Date(Date.now() + 60_000);
  await receive({ comment: 'Alt ordnet seg.', sourceUpdatedAt: later });
  expect(await texts()).toMatchObject({ comment: 'Alt ordnet seg.', text: erased.text });
});

test.each(['contact_id', 'lead_id'])(
  'reviews are found by an index on %s [PH-17]',
  async (column) => {
    const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where schemaname = 'communication' and tablename = 'reviews'`.execute(
      app.database.acrossClients(),
    );
    expect(rows.map(({ indexdef }) => indexdef).join()).toContain(`(client_id, ${column})`);
  },
);
