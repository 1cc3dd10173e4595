import { expect, test } from 'vitest';
import { DEFAULT_REPLY_SETTINGS } from '#modules/communication/contract/replies/reply-settings.ts';
import { reviewImportCalls } from '#modules/communication/contract/reviews/intake-calls.ts';
import { listJobs } from '#platform/contract/jobs.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { receiveReviews } from '../reviews/receive-reviews.ts';
import type { CommunicationTables } from '../tables.ts';
import { brandShops } from '../testing/brand-shops.ts';
import { incomingReview } from '../testing/sample-reviews.ts';

const suite = await testApp();
const { app } = suite;

async function brand() {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const db = app.database.ofClient<CommunicationTables>(client.id);
  const params = { uuid: client.id };
  const check = (content: string) =>
    admin.upload(reviewImportCalls.check, { params, file: new File([content], 'reviews.csv') });
  const write = async (id: string) => {
    const { body } = await admin.call(reviewImportCalls.write, {
      params: { ...params, id },
      body: {},
    });
    await until(async () => {
      const jobs = await admin.call(listJobs, { query: { clientId: client.id } });
      return jobs.body.items.find((job) => job.id === body.jobId && job.state === 'done');
    });
  };
  const reviews = () =>
    db.selectFrom('communication.reviews').selectAll().orderBy('external_id').execute();
  return { client, db, check, write, reviews };
}

test('a file brings past reviews with their replies, and nothing of it is ever sent [REV-09]', async () => {
  const { client, db, check, write, reviews } = await brand();
  const locationId = await brandShops(app).location(client, { code: 'NO-0142' });
  await receiveReviews({ db, app }, client.id, [incomingReview({ externalId: 'known', grade: 5 })]);
  const { body, status } = await check(
    [
      'Review ID;Date;Source;Location code;Name;Email;Rating;Comment;Reply;Reply date',
      'a-1;14.03.2024;Google;no-0142;Kari;KARI@post.example;2;"Lang kø,\nkald mat";Beklager, Kari;16.03.2024',
      'a-2;15.03.2024;;;Per;;4;Fint;;',
      'a-3;15.03.2024;;;Per;;4;;;',
      'known;15.03.2024;;;Per;;1;Noe annet;;',
    ].join('\n'),
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({ creates: 3, faults: [] });
  await write(body.id);
  const [first, second, third, known] = await reviews();
  expect(first).toMatchObject({
    origin: 'GMB',
    location_id: locationId,
    status: 'sent',
    email: 'kari@post.example',
    comment: 'Lang kø,\nkald mat',
    written_at: new Date('2024-03-14T12:00:00Z'),
  });
  expect([second?.status, third?.status, known?.grade]).toEqual(['manual', 'empty', 5]);
  expect([first, second, third].every((review) => review?.imported_at !== null)).toBe(true);
  const replies = db.selectFrom('communication.replies').selectAll();
  expect(await replies.where('state', '=', 'sent').execute()).toMatchObject([
    {
      text: 'Beklager, Kari',
      writer: 'source',
      state: 'sent',
      send_at: null,
      sent_at: new Date('2024-03-16T12:00:00Z'),
    },
  ]);
});

test('invalid cells are reported with their line, and the other lines are imported [REV-09]', async () => {
  const { check, write, reviews } = await brand();
  const { body } = await check(
    [
      'id,date,location code,rating,comment',
      'b-1,2999-01-01,,5,x',
      'b-2,2024-03-14,nowhere,5,x',
      'b-3,2024-03-14,,6,x',
      'b-4,2024-03-14,,5,x',
      'b-4,2024-03-14,,5,y',
    ].join('\n'),
  );
  expect(body.faults.map(({ line, code }: { line: number; code: string }) => [line, code])).toEqual(
    [
      [2, 'communication.pastDay'],
      [3, 'communication.unknownLocation'],
      [4, 'aboveMax'],
      [6, 'repeated'],
    ],
  );
  await write(body.id);
  expect((await reviews()).map(({ external_id }) => external_id)).toEqual(['b-4']);
});

test('the bot leaves imported reviews to people, however new they are and whatever the settings [REV-04]', async () => {
  const { client, db, check, write, reviews } = await brand();
  const settings = {
    ...DEFAULT_REPLY_SETTINGS,
    active: true,
    approvalGrades: [],
    thresholds: { send: 0, approve: 0 },
  };
  await db
    .insertInto('communication.reply_settings')
    .values({ client_id: client.id, settings: JSON.stringify(settings), updated_by: null })
    .execute();
  const day = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const { body } = await check(
    `id,date,rating,comment\nc-1,${day},5,Hyggelig betjening og godt utvalg.`,
  );
  await write(body.id);
  await until(async () => (await reviews()).find(({ analysed_at }) => analysed_at !== null));
  expect(await reviews()).toMatchObject([{ status: 'manual', language: 'no' }]);
  const replies = await db.selectFrom('communication.replies').selectAll().execute();
  expect(replies.filter(({ state }) => state !== 'proposed')).toEqual([]);
});
