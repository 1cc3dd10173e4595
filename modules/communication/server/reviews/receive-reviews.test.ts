import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { TestClient } from '#platform/testing/people.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { addTextFingerprint } from '../sources/reply-sender.ts';
import type { CommunicationTables } from '../tables.ts';
import { brandShops } from '../testing/brand-shops.ts';
import { incomingReview } from '../testing/sample-reviews.ts';
import { foldFigures } from './fold-figures.job.ts';
import { markDeleted, receiveReviews } from './receive-reviews.ts';
import { readReviewCounts } from './review-figures.ts';

// Jobs stay in the queue, because another test covers the job that answers reviews.
const suite = await testApp({ work: false });
const { app } = suite;
const shop = brandShops(app);
const at = new Date('2026-11-02T10:00:00Z');
const dbOf = ({ id }: TestClient) => app.database.ofClient<CommunicationTables>(id);

const reviewOf = (client: TestClient, externalId: string) =>
  dbOf(client)
    .selectFrom('communication.reviews')
    .selectAll()
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow();
const replyOf = (client: TestClient, reviewId: string) =>
  dbOf(client)
    .selectFrom('communication.replies')
    .selectAll()
    .where('review_id', '=', reviewId)
    .executeTakeFirst();

/** A reply of ours in the given state. */
async function answer(
  client: TestClient,
  reviewId: string,
  state: 'proposed' | 'scheduled' | 'sending' | 'sent',
  knownTexts: readonly string[] = [],
) {
  await dbOf(client)
    .insertInto('communication.replies')
    .values({
      client_id: client.id,
      review_id: reviewId,
      location_id: null,
      text: 'Takk for besøket!',
      writer: 'embedded',
      state,
      decision: 'send',
      reason: 'score',
      template_id: null,
      score: 90,
      evaluation: null,
      similarity: null,
      send_at: null,
      send_key: null,
      sent_at: state === 'sent' ? at : null,
      sent_by: null,
      source_state: null,
      policy_reason: null,
      failure: null,
      known_texts: knownTexts.reduce(addTextFingerprint, [] as string[]),
    })
    .execute();
  await sql`
    update communication.reviews set status = ${state === 'sent' ? 'sent' : 'ready'}, analysed_at = now()
    where id = ${reviewId}`.execute(dbOf(client));
}

async function stored(given: Parameters<typeof incomingReview>[0] = {}) {
  const client = await suite.people.client();
  const review = incomingReview(given);
  await receiveReviews({ db: dbOf(client), app }, client.id, [review]);
  const { id } = await reviewOf(client, review.externalId);
  const receive = (changes: Parameters<typeof incomingReview>[0]) =>
    receiveReviews({ db: dbOf(client), app }, client.id, [{ ...review, ...changes }]);
  return { client, review, id, receive };
}

test('a review received twice in a list and from concurrent callers is stored and published once [REV-09]', async () => {
  const client = await suite.people.client();
  const locationId = await shop.location(client, { name: 'Kjøkkenhjørnet Bjørvika' });
  const reviews = Array.from({ length: 40 }, (_, at) =>
    incomingReview({ externalId: `r${at}`, locationId, grade: (at % 5) + 1 }),
  );
  const db = dbOf(client);
  const twice = [...reviews, ...reviews];
  const results = await Promise.all(
    [twice, twice.toReversed(), reviews].map((list) =>
      receiveReviews({ db, app }, client.id, list),
    ),
  );
  expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(40);
  const { rows } = await sql<{ payload: Record<string, unknown> }>`
    select payload from platform.events where type = 'review.received'`.execute(db);
  expect(rows).toHaveLength(40);
  expect(rows[0]?.payload).toMatchObject({
    location: 'Kjøkkenhjørnet Bjørvika',
    locationId,
    language: null,
    author: { username: 'Solveig Aas', comment: reviews[0]?.comment },
  });
  expect((await readReviewCounts({ db }, client.id)).counts.manual).toBe(40);
  expect(await receiveReviews({ db, app }, client.id, reviews)).toEqual({
    created: 0,
    changed: 0,
    unchanged: 40,
  });
});

test('a new review waits for a person, one without text is empty, and the grade suggests its sentiment [REV-03]', async () => {
  const client = await suite.people.client();
  const db = dbOf(client);
  await receiveReviews({ db, app }, client.id, [
    incomingReview({ externalId: 'words', grade: 2 }),
    incomingReview({ externalId: 'blank', grade: 5, comment: '' }),
    incomingReview({
      externalId: 'answered',
      reply: { text: 'Tusen takk', at, state: 'approved', policyReason: null },
    }),
  ]);
  expect(await reviewOf(client, 'words')).toMatchObject({
    status: 'manual',
    sentiment: 'NG',
    analysed_at: null,
  });
  expect(await reviewOf(client, 'blank')).toMatchObject({ status: 'empty', sentiment: 'BL' });
  const answered = await reviewOf(client, 'answered');
  expect(answered.status).toBe('sent');
  expect(await replyOf(client, answered.id)).toMatchObject({
    writer: 'source',
    state: 'sent',
    sent_at: at,
  });
  const { rows } = await sql`
    select 1 from pgboss.job where name = 'communication.answer-reviews' and data ->> 'clientId' = ${client.id}`.execute(
    app.database.acrossClients(),
  );
  expect(rows).toHaveLength(1);
});

test('a change after the reply is to be reassessed, before it the waiting reply is dropped [REV-03]', async () => {
  for (const state of ['sent', 'sending'] as const) {
    const { client, review, id, receive } = await stored();
    await answer(client, id, state);
    expect(await receive({ grade: 1, comment: 'Senere fikk jeg dårlig service.' })).toMatchObject({
      changed: 1,
    });
    expect(await reviewOf(client, review.externalId)).toMatchObject({
      status: 'to_reassess',
      analysed_at: null,
      version: 2,
    });
    expect(await replyOf(client, id)).toMatchObject({ state });
  }
  for (const state of ['proposed', 'scheduled'] as const) {
    const { client, review, id, receive } = await stored();
    await answer(client, id, state);
    await dbOf(client)
      .insertInto('communication.review_topics')
      .values({
        client_id: client.id,
        review_id: id,
        topic: 'staff',
        location_id: null,
        origin: 'GATOREVIEWS',
        written_at: at,
        sentiment: 'PO',
        ranges: [0, 8],
        words: ['betjening'],
      })
      .execute();
    await receive({ comment: '' });
    expect(await reviewOf(client, review.externalId)).toMatchObject({
      status: 'empty',
      sentiment: 'BL',
      analysed_at: null,
    });
    expect(await replyOf(client, id)).toBeUndefined();
    const topics = await dbOf(client)
      .selectFrom('communication.review_topics')
      .selectAll()
      .execute();
    expect(topics).toEqual([]);
    const history = await dbOf(client)
      .selectFrom('communication.review_history')
      .select(['kind', 'text'])
      .execute();
    expect(history).toEqual([{ kind: 'changed', text: review.comment }]);
  }
});

test('the source’s state of our reply is stored, and a rejection marks the review as failed [REV-09]', async () => {
  const { client, review, id, receive } = await stored({ origin: 'GMB' });
  await answer(client, id, 'sent');
  const reply = { text: 'Takk for  besøket!\n', at, policyReason: null };
  await receive({ reply: { ...reply, state: 'pending' } });
  expect(await replyOf(client, id)).toMatchObject({
    writer: 'embedded',
    state: 'sent',
    source_state: 'pending',
    score: 90,
  });
  await receive({ reply: { ...reply, state: 'rejected', policyReason: 'PROMOTIONAL' } });
  expect(await reviewOf(client, review.externalId)).toMatchObject({ status: 'failed' });
  expect(await replyOf(client, id)).toMatchObject({
    state: 'failed',
    failure: 'rejectedBySource',
    policy_reason: 'PROMOTIONAL',
  });
  // A reply written at the source afterwards.
  await receive({
    reply: {
      text: 'Velkommen tilbake',
      at: new Date('2026-11-05'),
      state: 'approved',
      policyReason: null,
    },
  });
  expect(await reviewOf(client, review.externalId)).toMatchObject({ status: 'sent' });
  expect(await replyOf(client, id)).toMatchObject({
    writer: 'source',
    text: 'Velkommen tilbake',
    score: null,
    failure: null,
  });
});

test('a reply that waits to replace the one at the source stays, until a later one is there [REV-05]', async () => {
  const { client, review, id, receive } = await stored({ origin: 'GMB' });
  await answer(client, id, 'proposed', ['Ring 22 33 44 55']);
  const rejected = {
    text: 'Ring 22 33 44 55',
    at,
    policyReason: 'PHONE',
    state: 'rejected',
  } as const;
  await receive({ reply: rejected });
  expect(await reviewOf(client, review.externalId)).toMatchObject({ status: 'ready' });
  expect(await replyOf(client, id)).toMatchObject({ state: 'proposed', writer: 'embedded' });
  const later = new Date(Date.now() + 60_000);
  await receive({
    reply: { text: 'Velkommen tilbake', at: later, policyReason: null, state: 'approved' },
  });
  expect(await replyOf(client, id)).toMatchObject({ state: 'sent', writer: 'source' });
});

test('a reply of the location is never taken for one to replace, whenever ours was written [REV-09]', async () => {
  const reply = {
    text: 'Hilsen oss i butikken',
    at,
    policyReason: null,
    state: 'approved',
  } as const;
  for (const state of ['proposed', 'scheduled'] as const) {
    const { client, review, id, receive } = await stored({ origin: 'GMB' });
    await answer(client, id, state);
    await receive({ reply });
    expect(await reviewOf(client, review.externalId)).toMatchObject({ status: 'sent' });
    expect(await replyOf(client, id)).toMatchObject({ state: 'sent', writer: 'source' });
  }
  // A changed review drops our waiting reply; the reply at the source answered the previous text.
  const { client, review, id, receive } = await stored({ origin: 'GMB' });
  await answer(client, id, 'proposed', [reply.text]);
  await receive({ comment: 'Noe annet.', sourceUpdatedAt: new Date('2026-11-06'), reply });
  expect(await reviewOf(client, review.externalId)).toMatchObject({ status: 'to_reassess' });
  expect(await replyOf(client, id)).toMatchObject({ text: reply.text, writer: 'source' });
});

test('a review that is back at its source is analysed again and waits for a reply [REV-03]', async () => {
  const { client, review, id, receive } = await stored({ origin: 'GMB' });
  await answer(client, id, 'proposed');
  const gone = { origin: review.origin, externalIds: [review.externalId] };
  await markDeleted({ db: dbOf(client) }, client.id, gone);
  await receive({});
  expect(await reviewOf(client, review.externalId)).toMatchObject({
    status: 'manual',
    analysed_at: null,
    deleted_at: null,
  });
  // An answered review stays answered.
  const other = await stored({ origin: 'GMB' });
  await answer(other.client, other.id, 'sent');
  const [externalId, client2] = [other.review.externalId, other.client];
  await markDeleted({ db: dbOf(client2) }, client2.id, {
    origin: 'GMB',
    externalIds: [externalId],
  });
  await other.receive({});
  const back = await reviewOf(client2, externalId);
  expect(back).toMatchObject({ status: 'sent', deleted_at: null });
  expect(back.analysed_at).not.toBeNull();
});

test('an older update from the source, and a repeated one of a deleted review, change nothing [REV-09]', async () => {
  const { client, review, receive } = await stored({ sourceUpdatedAt: at });
  const older = new Date('2026-11-01T11:00:00Z');
  expect(await receive({ grade: 1, sourceUpdatedAt: older })).toMatchObject({ unchanged: 1 });
  expect(
    await markDeleted({ db: dbOf(client) }, client.id, {
      origin: review.origin,
      externalIds: [review.externalId],
      at: new Date('2026-11-03'),
    }),
  ).toBe(1);
  const { counts } = await readReviewCounts({ db: dbOf(client) }, client.id);
  expect(counts.manual).toBe(0);
  expect(await receive({})).toMatchObject({ unchanged: 1 });
  expect((await reviewOf(client, review.externalId)).deleted_at).not.toBeNull();
  await receive({ sourceUpdatedAt: new Date('2026-11-04') });
  expect((await reviewOf(client, review.externalId)).deleted_at).toBeNull();
});

test('a review that moves to another location takes its parts along [USR-10]', async () => {
  const { client, id, receive } = await stored();
  await answer(client, id, 'sent');
  const locationId = await shop.location(client);
  await receive({ locationId });
  expect((await replyOf(client, id))?.location_id).toBe(locationId);
});

test('the contact with the author’s e-mail is linked, in any case of its letters [REV-01]', async () => {
  const client = await suite.people.client();
  const contactId = await shop.contact(client, {
    email: 'solveig@post.example',
  });
  await receiveReviews({ db: dbOf(client), app }, client.id, [
    incomingReview({
      externalId: 'mail',
      email: 'Solveig@Post.example',
      leadId: '0192aaaa-0000-7000-8000-000000000000',
    }),
  ]);
  expect(await reviewOf(client, 'mail')).toMatchObject({
    contact_id: contactId,
    email: 'solveig@post.example',
    lead_id: null,
  });
});

test('counts are the same before and after they are folded [REV-01]', async () => {
  const { client, receive } = await stored();
  await receive({ comment: '' });
  const db = dbOf(client);
  const before = await readReviewCounts({ db }, client.id);
  expect(before).toMatchObject({ counts: { manual: 0, empty: 1 }, open: 0 });
  await foldFigures({ db }, client.id);
  expect(await readReviewCounts({ db }, client.id)).toEqual(before);
  expect(await db.selectFrom('communication.review_count_changes').selectAll().execute()).toEqual(
    [],
  );
});
