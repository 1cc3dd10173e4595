import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getTopicsCall } from '#modules/communication/contract/semantic-analysis/analysis-calls.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { CommunicationTables } from '../tables.ts';
import { incomingReview } from '../testing/sample-reviews.ts';
import { storedReview } from '../testing/stored-review.ts';
import { foldFigures } from './fold-figures.job.ts';
import { receiveReviews } from './receive-reviews.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const OCTOBER = new Date('2026-10-10T10:00:00Z');
const topics = [{ topic: 'price', sentiment: 'NG', words: ['dyrt'] } as never];

async function brand() {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const figures = async (month: string) => {
    const query = { brandId: client.brandId, from: month, to: month };
    const { body } = await admin.call(getTopicsCall, { query });
    const [price] = body.topics;
    return { comments: body.comments, languages: body.languages, mentions: price?.mentions ?? 0 };
  };
  const add = () => storedReview(app, client.id, { written_at: OCTOBER, topics });
  const db = app.database.ofClient<CommunicationTables>(client.id);
  return { client, figures, add, db };
}

test('a long import does not block other reviews of the brand [REV-08]', async () => {
  const { client, db, add, figures } = await brand();
  await add();
  await db.transaction().execute(async (long) => {
    // An uncommitted statement that counts the same month, topic and word.
    await sql`update communication.review_topics set sentiment = 'PO' where client_id = ${client.id}`.execute(
      long,
    );
    await sql`update communication.reviews set sentiment = 'NE' where client_id = ${client.id}`.execute(
      long,
    );
    await add();
  });
  expect(await figures('2026-10')).toEqual({ comments: 2, languages: 1, mentions: 2 });
});

test('figures are the same before, between and after folds, also with concurrent folds [REV-08]', async () => {
  const { client, db, add, figures } = await brand();
  const ids = [await add(), await add()];
  await foldFigures({ db }, client.id);
  ids.push(await add());
  expect(await figures('2026-10')).toMatchObject({ comments: 3, mentions: 3 });
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      await add();
      await foldFigures({ db }, client.id);
    }),
  );
  await foldFigures({ db }, client.id);
  expect(await figures('2026-10')).toMatchObject({ comments: 9, mentions: 9 });
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows from communication.topic_words where client_id = ${client.id}`.execute(
    db,
  );
  expect(rows[0]?.rows).toBe(1);
  await sql`delete from communication.reviews where client_id = ${client.id}`.execute(db);
  expect(await figures('2026-10')).toEqual({ comments: 0, languages: 0, mentions: 0 });
});

test('topics follow the date to which their review is corrected [REV-08]', async () => {
  const { client, db, figures } = await brand();
  const review = incomingReview({ externalId: 'r', writtenAt: OCTOBER });
  await storedReview(app, client.id, {
    origin: 'GATOREVIEWS',
    external_id: 'r',
    written_at: OCTOBER,
    username: review.username,
    comment: review.comment,
    topics,
  });
  const corrected = { ...review, writtenAt: new Date('2026-09-10T10:00:00Z') };
  await receiveReviews({ db, app }, client.id, [corrected]);
  expect(await figures('2026-10')).toMatchObject({ comments: 0, mentions: 0 });
  expect(await figures('2026-09')).toMatchObject({ comments: 1, mentions: 1 });
});
