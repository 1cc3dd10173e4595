import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { exportReviewsCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { CommunicationTables } from '../tables.ts';
import { brandShops } from '../testing/brand-shops.ts';
import { incomingReview } from '../testing/sample-reviews.ts';
import { receiveReviews } from './receive-reviews.ts';

const suite = await testApp({ work: false });
const { app } = suite;

async function brand() {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const db = app.database.ofClient<CommunicationTables>(client.id);
  const exported = async (query: object = {}) => {
    const answer = await admin.call(exportReviewsCall, {
      query: { brandId: client.brandId, ...query } as never,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/filename="reviews_\d{8}\.xlsx"/);
    const rows: string[][] = [];
    for await (const batch of readSheet({
      kind: 'xlsx',
      bytes: new Uint8Array(answer.raw.rawPayload),
    }))
      rows.push(...batch.map(({ cells }) => cells));
    return { rows, headers: answer.headers };
  };
  return { client, db, exported };
}

test('the file contains the matching reviews with labels in the user’s language, and formulas remain text [REV-10]', async () => {
  const { client, db, exported } = await brand();
  const locationId = await brandShops(app).location(client, { name: 'Bergen', city: 'Bergen' });
  await receiveReviews({ db, app }, client.id, [
    incomingReview({
      externalId: 'x-1',
      locationId,
      origin: 'GMB',
      grade: 2,
      username: '=1+1',
      comment: 'Lang kø\nog kald mat',
      reply: {
        text: 'Beklager',
        at: new Date('2026-11-02T10:00:00Z'),
        state: 'approved',
        policyReason: null,
      },
    }),
    incomingReview({ externalId: 'x-2', grade: 5 }),
  ]);
  const { rows, headers } = await exported({ grades: '2' });
  expect(rows[0]?.slice(0, 2)).toEqual(['Review ID', 'Source']);
  expect(rows[0]?.[2]).toMatch(/^Date \(.+\)$/);
  expect(rows).toHaveLength(2);
  expect(rows[1]).toEqual(
    expect.arrayContaining([
      'x-1',
      'Google',
      'Bergen',
      '=1+1',
      '2',
      'Lang kø\nog kald mat',
      'Negative',
      'Sent',
      'Beklager',
    ]),
  );
  expect([headers['x-exported-reviews'], headers['x-matching-reviews']]).toEqual(['1', '1']);
});

test('the file contains at most 4,000 reviews and says if more matched [REV-10]', async () => {
  const { client, db, exported } = await brand();
  await sql`
    insert into communication.reviews (client_id, id, origin, external_id, written_at, username, grade, comment, status, sentiment)
    select ${client.id}, gen_random_uuid(), 'GMB', n::text, now() - make_interval(mins => n), 'Kari', 5, '', 'empty', 'BL'
    from generate_series(1, 4003) as n`.execute(db);
  const { rows, headers } = await exported();
  expect(rows).toHaveLength(1 + 4_000 + 1);
  expect(rows.at(-1)?.[0]).toBe(
    'Only the first 4,000 of 4,003 matching reviews are in this file. Narrow the filters to export the others.',
  );
  expect(headers['x-matching-reviews']).toBe('4003');
});
