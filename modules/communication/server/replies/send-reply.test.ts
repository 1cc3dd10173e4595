import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  changeReviewCall,
  sendResponseCall,
} from '#modules/communication/contract/replies/reply-calls.ts';
import { reviewAnswered } from '#modules/communication/contract/review-events.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { status } from '#platform/server/outbound/testing/test-receiver.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { verified } from '#platform/testing/webhook-test-app.ts';
import { repliesAt } from '../testing/review-brand.ts';
import { scheduledReply } from '../testing/scheduled-reply.ts';
import { sendReplyKind } from './reply-job-kinds.ts';
import { callSource, leaseReply } from './send-reply.job.ts';
import { sweepRepliesJob } from './sweep-replies.job.ts';

/** No worker runs: each test runs the jobs itself. */
const suite = await testApp({ work: false, environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
const { app } = suite;

/** Jobs that wait under the key of a reply, by their delay in minutes. */
async function waitingJobs(reviewId: string) {
  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from start_after - now())::float / 60 as minutes from pgboss.job
    where name = ${sendReplyKind.name} and data->'input'->>'reviewId' = ${reviewId}
      and state = 'created' order by start_after`.execute(app.database.acrossClients());
  return rows.map(({ minutes }) => minutes);
}

test('a due reply is sent with its key, signed, and published [REV-09]', async () => {
  const reply = await scheduledReply(suite);
  await reply.run();
  const [request] = reply.receiver.received;
  expect(verified(reply.secret, request)).toMatchObject({
    type: 'review.reply',
    data: { reviewId: `at-source-${reply.reviewId}`, locationId: reply.locationId },
  });
  const review = await reply.read(reply.reviewId);
  expect(review).toMatchObject({
    status: 'sent',
    response: { state: 'sent', sentBy: null, sourceState: 'approved' },
  });
  expect(repliesAt(reply.receiver)).toEqual([
    { key: reply.input.sendKey, text: review.response?.text },
  ]);
  const { rows } = await sql<{ payload: object }>`
    select payload from platform.events
    where client_id = ${reply.clientId} and type = ${reviewAnswered.type}`.execute(
    app.database.acrossClients(),
  );
  expect(rows).toMatchObject([
    {
      payload: {
        by: 'bot',
        origin: 'GATOREVIEWS',
        location: 'Lyon Bellecour',
        reply: { text: review.response?.text },
      },
    },
  ]);
  await reply.run();
  expect(reply.receiver.received).toHaveLength(1);
});

test('only one of several simultaneous workers sends a reply [REV-09]', async () => {
  const reply = await scheduledReply(suite);
  await Promise.all([reply.run(), reply.run(), reply.run()]);
  expect(reply.receiver.received).toHaveLength(1);
  expect((await reply.row()).state).toBe('sent');
});

test('a reply sent by a killed worker is sent again with the same key [REV-09]', async () => {
  const reply = await scheduledReply(suite);
  const taken = await leaseReply({ db: reply.db, app }, reply.input);
  if (!taken) throw new Error('the reply is due');
  // The source received the reply, but the outcome is not stored.
  await callSource({ db: reply.db, app }, taken, reply.signal);
  await reply.run();
  expect(reply.receiver.received).toHaveLength(1);
  // While the lease lasts, a job waits for its end.
  expect((await waitingJobs(reply.reviewId)).some((minutes) => minutes > 0.5)).toBe(true);
  await reply.change({ leased_until: new Date(Date.now() - 1_000) });
  await reply.run();
  expect(reply.receiver.received).toHaveLength(2);
  expect(repliesAt(reply.receiver)).toHaveLength(1);
  expect((await reply.row()).state).toBe('sent');
});

test('an unavailable source is retried after growing delays or its Retry-After, and the reply fails after a day [REV-09] [NAV-09]', async () => {
  const reply = await scheduledReply(suite);
  reply.receiver.answerNext(
    status(503),
    status(503),
    status(503),
    status(429, { 'retry-after': '7200' }),
    status(500),
  );
  const minutesUntilSending = async () => {
    const { send_at, updated_at } = await reply.row();
    return Math.round(((send_at?.getTime() ?? 0) - updated_at.getTime()) / 60_000);
  };
  const again = async () => {
    await reply.change({ send_at: new Date() });
    await reply.run();
  };
  await reply.run();
  expect(await reply.row()).toMatchObject({ state: 'scheduled', failure: 'unavailable' });
  expect(await minutesUntilSending()).toBe(1);
  await again();
  expect(await minutesUntilSending()).toBe(5);
  await again();
  expect(await minutesUntilSending()).toBe(15);
  await again();
  expect(await reply.row()).toMatchObject({ state: 'scheduled', failure: 'rateLimited' });
  expect(await minutesUntilSending()).toBe(120);
  expect(Math.round(Math.max(...(await waitingJobs(reply.reviewId))))).toBe(120);
  await reply.change({ first_tried_at: new Date(Date.now() - 24 * 3_600_000) });
  await again();
  expect(await reply.read(reply.reviewId)).toMatchObject({
    status: 'failed',
    response: { state: 'failed', failure: 'unavailable' },
  });
  expect(repliesAt(reply.receiver)).toHaveLength(1);
  expect(await reply.notifications(reply.admin.id)).toMatchObject([{ kind: 'reply-failed' }]);
});

test('a refused reply fails with the source’s reason, and is sent again on request [REV-05]', async () => {
  const reply = await scheduledReply(suite);
  reply.receiver.answerNext((response) =>
    response.writeHead(422).end(JSON.stringify({ reason: 'No phone numbers, please.' })),
  );
  await reply.run();
  const failed = await reply.read(reply.reviewId);
  expect(failed).toMatchObject({
    status: 'failed',
    response: { failure: 'refusedBySource', policyReason: 'No phone numbers, please.' },
    history: [{ kind: 'scheduled' }, { kind: 'failed', text: 'No phone numbers, please.' }],
  });
  const { body } = await reply.visitor.call(sendResponseCall, {
    body: {
      brandId: reply.brandId,
      reviewId: reply.reviewId,
      version: failed.version,
      text: failed.response?.text ?? '',
    },
  });
  expect(body.response).toMatchObject({ state: 'scheduled', failure: null, writer: 'embedded' });
  await reply.run();
  expect((await reply.read(reply.reviewId)).status).toBe('sent');
  expect(await reply.notifications(reply.admin.id)).toEqual([]);
});

test('an edit while the reply is on its way is refused, before it the old text stays at home [REV-05]', async () => {
  const reply = await scheduledReply(suite);
  const edit = async (text: string) => {
    const { version } = await reply.read(reply.reviewId);
    const { brandId, reviewId } = reply;
    const body = { brandId, reviewId, version, text, save: 1 as const };
    return reply.visitor.call(sendResponseCall, { body });
  };
  reply.receiver.answerNext((response) => {
    void edit('Too late.').then(({ problem }) => {
      response.writeHead(problem.code === 'REPLY_ALREADY_SENT' ? 204 : 422).end();
    });
  });
  await reply.run();
  expect((await reply.row()).state).toBe('sent');

  const other = await scheduledReply(suite);
  const { version } = await other.read(other.reviewId);
  const { brandId, reviewId } = other;
  await other.visitor.call(sendResponseCall, {
    body: { brandId, reviewId, version, text: 'Better words.', save: 1 },
  });
  await other.run();
  expect(other.receiver.received).toHaveLength(0);
  expect(await other.row()).toMatchObject({ state: 'proposed', text: 'Better words.' });
});

test('nothing leaves after the review was unscheduled, deleted at its source or the bot was switched off [REV-07]', async () => {
  const taken = await scheduledReply(suite);
  const { version } = await taken.read(taken.reviewId);
  await taken.visitor.call(changeReviewCall, {
    params: { id: taken.reviewId },
    body: { brandId: taken.brandId, version, action: 'unschedule' },
  });
  await taken.run();
  const deleted = await scheduledReply(suite);
  await deleted.db.updateTable('communication.reviews').set({ deleted_at: new Date() }).execute();
  await deleted.run();
  const off = await scheduledReply(suite);
  await off.db
    .updateTable('communication.reply_settings')
    .set({ settings: JSON.stringify({ active: false }) })
    .where('client_id', '=', off.clientId)
    .execute();
  await off.run();
  for (const { receiver, row } of [taken, deleted, off]) {
    expect(receiver.received).toHaveLength(0);
    expect((await row()).state).toBe('proposed');
  }
});

test('the sweep finds what no job takes care of any more [REV-09]', async () => {
  const lost = await scheduledReply(suite);
  const all = app.database.acrossClients();
  const waiting = await lost.addReview();
  await sql`delete from pgboss.job where data->>'clientId' = ${lost.clientId}`.execute(all);
  const longAgo = new Date(Date.now() - 20 * 60_000);
  await lost.db
    .updateTable('communication.reviews')
    .set({ received_at: longAgo })
    .where('id', '=', waiting)
    .execute();
  const sweep = () =>
    sweepRepliesJob.handle({
      ...{ app, clientId: undefined, input: {}, jobId: uuidV7(), progress: () => {} },
      signal: lost.signal,
    });
  await lost.change({ send_at: longAgo });
  await sweep();
  await sweep();
  expect(await waitingJobs(lost.reviewId)).toHaveLength(1);
  const { rows } = await sql`
    select from pgboss.job where name = 'communication.answer-reviews'
      and data->>'clientId' = ${lost.clientId}`.execute(all);
  expect(rows).toHaveLength(1);
  await sql`delete from pgboss.job where data->>'clientId' = ${lost.clientId}`.execute(all);
  await lost.change({ state: 'sending', leased_until: longAgo });
  await sweep();
  expect(await waitingJobs(lost.reviewId)).toHaveLength(1);
  await lost.change({ state: 'failed', failure: 'rejectedBySource', updated_at: new Date() });
  await sweep();
  await sweep();
  expect(await lost.notifications(lost.admin.id)).toMatchObject([{ kind: 'reply-failed' }]);
});
