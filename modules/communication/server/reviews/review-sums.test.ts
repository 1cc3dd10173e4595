import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deactivateReviewCall } from '#modules/communication/contract/replies/reply-calls.ts';
import { getReviewCountsCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { reviewPersonalData } from '../persons/review-personal-data.ts';
import type { CommunicationTables } from '../tables.ts';
import { brandShops } from '../testing/brand-shops.ts';
import { incomingReview } from '../testing/sample-reviews.ts';
import { foldFigures } from './fold-figures.job.ts';
import { markDeleted, receiveReviews } from './receive-reviews.ts';
import { readReviewCounts, readReviewMonths } from './review-figures.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const shop = brandShops(app);

/** A brand with two locations, and its sums next to a recount of its reviews. */
async function brand() {
  const client = await suite.people.client();
  const db = app.database.ofClient<CommunicationTables>(client.id);
  const locations = [await shop.location(client), await shop.location(client)];
  const all = async (statement: string) => (await sql.raw(statement).execute(db)).rows;
  const sums = async () => ({
    statuses: Object.entries((await readReviewCounts({ db }, client.id)).counts)
      .filter(([, reviews]) => reviews > 0)
      .sort(),
    months: (await readReviewMonths({ db }, client.id, { shops: [], isBound: false }))
      .map(({ month, origin, grade, reviews }) => `${month} ${origin} ${grade} ${reviews}`)
      .sort(),
    monthsOfLocations: (await readReviewMonths({ db }, client.id, { shops: [], isBound: true }))
      .map(({ month, origin, grade, reviews }) => `${month} ${origin} ${grade} ${reviews}`)
      .sort(),
    locations: await all(`
      select location_id, month::text, origin, sum(grade_1 + grade_2 + grade_3 + grade_4 + grade_5)::int as reviews,
        sum(grade_1)::int as worst, sum(positive)::int as positive, sum(neutral)::int as neutral,
        sum(negative)::int as negative
      from communication.location_months group by 1, 2, 3
      having sum(grade_1 + grade_2 + grade_3 + grade_4 + grade_5) <> 0 order by 1, 2, 3`),
  });
  const counted = async () => {
    const months = (
      await sql<{ line: string }>`
        select to_char(month, 'YYYY-MM') || ' ' || origin || ' ' || grade || ' ' || count(*) as line
        from communication.reviews group by month, origin, grade`.execute(db)
    ).rows.map(({ line }) => line);
    return {
      statuses: (
        await sql<{ status: string; reviews: number }>`
          select status, count(*) as reviews from communication.reviews where deleted_at is null group by 1`.execute(
          db,
        )
      ).rows
        .map(({ status, reviews }) => [status, reviews])
        .sort(),
      months: months.toSorted(),
      monthsOfLocations: months.toSorted(),
      locations: await all(`
        select location_id, month::text, origin, count(*)::int as reviews,
          (count(*) filter (where grade = 1))::int as worst,
          (count(*) filter (where sentiment = 'PO'))::int as positive,
          (count(*) filter (where sentiment = 'NE'))::int as neutral,
          (count(*) filter (where sentiment = 'NG'))::int as negative
        from communication.reviews group by 1, 2, 3 order by 1, 2, 3`),
    };
  };
  return { client, db, locations, sums, counted };
}

test('sums equal a recount after reviews come in, change, move, are deleted, erased and imported [REV-01] [REV-08]', async () => {
  const { client, db, locations, sums, counted } = await brand();
  const given = Array.from({ length: 12 }, (_, at) =>
    incomingReview({
      externalId: `r${at}`,
      origin: at % 2 ? 'GMB' : 'GATOREVIEWS',
      locationId: locations[at % 3] ?? null,
      grade: 1 + (at % 5),
      comment: at % 4 ? 'Hyggelig betjening.' : '',
      email: at === 5 ? 'ada@post.example' : null,
      writtenAt: new Date(Date.UTC(2026, at % 4, 10)),
    }),
  );
  const receive = (reviews: typeof given) => receiveReviews({ db, app }, client.id, reviews);
  const changed = (at: number, change: object) => ({ ...given[at], ...change }) as never;
  const steps: [string, () => Promise<unknown>][] = [
    ['come in', () => receive(given)],
    ['come again', () => receive(given)],
    ['another grade', () => receive([changed(1, { grade: 5 }), changed(2, { grade: 1 })])],
    ['another comment', () => receive([changed(3, { comment: 'Dyrt.' })])],
    ['no comment', () => receive([changed(6, { comment: '' })])],
    ['another location', () => receive([changed(3, { locationId: locations[1] })])],
    ['no location', () => receive([changed(4, { locationId: null })])],
    ['another month', () => receive([changed(7, { writtenAt: new Date('2025-12-24') })])],
    [
      'analysed',
      () =>
        sql`update communication.reviews set sentiment = 'NE', language = 'no', analysed_at = now()
          where grade = 3`.execute(db),
    ],
    [
      'another status',
      () => sql`update communication.reviews set status = 'sent' where grade = 4`.execute(db),
    ],
    [
      'deleted at the source',
      () => markDeleted({ db }, client.id, { origin: 'GMB', externalIds: ['r1', 'r9'] }),
    ],
    [
      'author erased',
      () =>
        db.transaction().execute((tx) =>
          reviewPersonalData.erase(
            {
              clientId: client.id,
              contactIds: [],
              refs: [],
              emails: ['ada@post.example'],
              phones: [],
              names: [],
            },
            { db: tx, app },
          ),
        ),
    ],
    [
      'imported',
      () =>
        receiveReviews(
          { db, app },
          client.id,
          [
            incomingReview({ externalId: 'old', grade: 2, writtenAt: new Date('2019-05-05') }),
            changed(8, { grade: 2 }),
          ],
          { imported: true },
        ),
    ],
    [
      'removed',
      () => sql`delete from communication.reviews where external_id in ('r0', 'old')`.execute(db),
    ],
  ];
  for (const [at, [what, step]] of steps.entries()) {
    await step();
    const wanted = await counted();
    expect(await sums(), what).toEqual(wanted);
    // Also with existing sums that are changed by unfolded rows.
    if (at % 2 === 0) await foldFigures({ db }, client.id);
    expect(await sums(), `${what}, added up`).toEqual(wanted);
  }
  await sql`delete from communication.reviews`.execute(db);
  expect((await sums()).locations).toEqual([]);
});

test('users of some locations have the counts of these, whether added up or not [USR-10] [REV-01]', async () => {
  const { client, db, locations } = await brand();
  const user = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });
  await shop.addRepresentative(user, client, locations[0] as string);
  const bound = await suite.visitor().as(user);
  const query = { brandId: client.brandId };
  await receiveReviews(
    { db, app },
    client.id,
    [0, 1, 1].map((at) => incomingReview({ locationId: locations[at] ?? null })),
  );
  const manual = async () =>
    (await bound.call(getReviewCountsCall, { query })).body?.counts?.manual;
  expect(await manual()).toBe(1);
  await foldFigures({ db }, client.id);
  expect(await manual()).toBe(1);
  const { rows } = await sql<{ id: string }>`
    select id from communication.reviews where location_id = ${locations[0]}`.execute(db);
  const discarded = await bound.call(deactivateReviewCall, {
    params: { id: rows[0]?.id ?? '' },
    query,
  });
  expect(discarded.status).toBeLessThan(300);
  expect(await manual()).toBe(0);
  expect((await readReviewCounts({ db }, client.id)).counts).toMatchObject({
    manual: 2,
    discarded: 1,
  });
});
