import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  changeReviewCall,
  changeSentReplyCall,
  deactivateReviewCall,
  getBotEvaluationCall,
  reportResponseCall,
  sendAllResponsesCall,
  sendResponseCall,
} from '#modules/communication/contract/replies/reply-calls.ts';
import { cancelJob } from '#platform/contract/jobs.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { repliesAt, reviewBrand } from '../testing/review-brand.ts';
import { sendReplyKind } from './reply-job-kinds.ts';
import { sendAllJob } from './send-all.ts';

const suite = await testApp({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
const TEXT = 'Merci Julien, nous transmettons vos mots à l’équipe. À bientôt à Lyon !';

/** A brand with automatic replies off, so every reply needs approval. */
async function approvingBrand(settings = {}) {
  const brand = await reviewBrand(suite, { active: false, ...settings });
  const { brandId, visitor } = brand;
  return {
    ...brand,
    send: (reviewId: string, version?: number, more: { text?: string; save?: 0 | 1 } = {}) =>
      visitor.call(sendResponseCall, { body: { brandId, reviewId, version, text: TEXT, ...more } }),
    change: (
      id: string,
      version: number | undefined,
      action: 'discard' | 'restore' | 'rewrite' | 'unschedule',
    ) => visitor.call(changeReviewCall, { params: { id }, body: { brandId, version, action } }),
    corrections: () =>
      brand.db
        .selectFrom('communication.corrected_replies')
        .select(['written', 'corrected', 'reason'])
        .where('client_id', '=', brand.clientId)
        .execute(),
  };
}

test('a text is saved without being sent, and the bot’s original text is stored with it [REV-05]', async () => {
  const brand = await approvingBrand();
  const id = await brand.addReview();
  await brand.answer();
  const before = await brand.read(id);
  const saved = await brand.send(id, before.version, { save: 1 });
  expect(saved.body).toMatchObject({
    status: 'ready',
    response: { text: TEXT, writer: 'user', state: 'proposed', evaluation: null, reason: 'edited' },
  });
  const again = `${TEXT} Merci encore.`;
  await brand.send(id, saved.body.version, { text: again, save: 1 });
  expect(await brand.corrections()).toEqual([
    { written: before.response?.text, corrected: again, reason: null },
  ]);
});

test('a reply is sent by only one of two simultaneous requests [REV-05]', async () => {
  const brand = await approvingBrand();
  const { receiver } = await brand.connect();
  const id = await brand.addReview();
  await brand.answer();
  const { version } = await brand.read(id);
  const answers = await Promise.all([brand.send(id, version), brand.send(id, version)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await brand.skipUndo();
  await expect.poll(async () => (await brand.read(id)).status).toBe('sent');
  const review = await brand.read(id);
  expect(review).toMatchObject({
    status: 'sent',
    response: { state: 'sent', sentBy: 'Test Person', sourceState: 'approved' },
  });
  expect(review.history.map(({ kind }) => kind)).toEqual([
    'written',
    'edited',
    'sending-requested',
    'sent',
  ]);
  expect(repliesAt(receiver)).toMatchObject([{ text: TEXT }]);
  expect((await brand.send(id, review.version)).problem.code).toBe('REPLY_ALREADY_SENT');
  await receiver.close();
});

test('a reply sent by a person is delayed and can be undone, also without a version [REV-05]', async () => {
  const brand = await approvingBrand();
  const { receiver } = await brand.connect();
  const id = await brand.addReview();
  await brand.answer();
  const before = Date.now();
  const { body } = await brand.send(id);
  expect(body.response).toMatchObject({ state: 'scheduled', text: TEXT });
  expect(Date.parse(body.response?.sendAt ?? '')).toBeGreaterThanOrEqual(before + 10_000);
  const undone = await brand.change(id, undefined, 'unschedule');
  expect(undone.body).toMatchObject({
    status: 'ready',
    response: { state: 'proposed', text: TEXT },
  });
  await brand.skipUndo();
  await jobsAreDone(suite.app, sendReplyKind.name);
  expect(receiver.received).toHaveLength(0);
  // The job of the first request does not send the second request's reply.
  await brand.send(id);
  await brand.skipUndo();
  await expect.poll(() => repliesAt(receiver).length).toBe(1);
  await receiver.close();
});

test('a change of a sent reply that is taken back leaves the sent one as it was [REV-05]', async () => {
  const brand = await approvingBrand();
  const { receiver } = await brand.connect();
  const id = await brand.addReview();
  await brand.answer();
  await brand.send(id);
  await brand.skipUndo();
  await expect.poll(async () => (await brand.read(id)).status).toBe('sent');
  const sent = await brand.read(id);
  const changed = await brand.visitor.call(changeSentReplyCall, {
    body: { brandId: brand.brandId, reviewId: id, version: sent.version, text: 'Autre' },
  });
  expect(changed.body.response).toMatchObject({ state: 'scheduled', text: 'Autre' });
  const undone = await brand.change(id, undefined, 'unschedule');
  expect(undone.body.status).toBe('sent');
  expect(undone.body.response).toMatchObject({
    ...{ state: 'sent', text: TEXT, sourceState: 'approved' },
    sentAt: sent.response?.sentAt,
    sentBy: sent.response?.sentBy,
  });
  await brand.skipUndo();
  await jobsAreDone(suite.app, sendReplyKind.name);
  expect(repliesAt(receiver)).toMatchObject([{ text: TEXT }]);
  await receiver.close();
});

test('a request to send all, by its moment alone, is taken back by cancelling its job [REV-05]', async () => {
  const brand = await approvingBrand();
  const { brandId, visitor } = brand;
  const { receiver } = await brand.connect();
  const id = await brand.addReview();
  await brand.answer();
  const { body } = await visitor.call(sendAllResponsesCall, {
    body: { brandId, maxDate: new Date().toISOString() },
  });
  const cancelled = await visitor.call(cancelJob, { params: { id: body.jobId } });
  expect(cancelled.body).toMatchObject({ state: 'cancelled' });
  await brand.skipUndo();
  await jobsAreDone(suite.app, sendAllJob.name, sendReplyKind.name);
  expect(receiver.received).toHaveLength(0);
  expect((await brand.read(id)).response).toMatchObject({ state: 'proposed', sentBy: null });
  await receiver.close();
});

test('a reply that its source does not take is refused: too long, or no source [REV-05]', async () => {
  const brand = await approvingBrand();
  const [google = '', own = ''] = [
    await brand.addReview({ origin: 'GMB' }),
    await brand.addReview(),
  ];
  await brand.answer();
  const long = await brand.send(google, (await brand.read(google)).version, {
    text: 'é'.repeat(2_049),
  });
  expect(long.problem).toMatchObject({
    code: 'REPLY_TOO_LONG',
    params: { length: 4_098, limit: 4_096, unit: 'bytes' },
    errors: [{ field: 'body.text' }],
  });
  const alone = await brand.send(own, (await brand.read(own)).version);
  expect(alone.problem).toMatchObject({
    code: 'SOURCE_NOT_CONNECTED',
    params: { origin: 'GATOREVIEWS' },
  });
});

test('a review is discarded, taken back, written again and unscheduled [REV-05]', async () => {
  const brand = await approvingBrand({ active: true, delayMinutes: 600 });
  const { receiver } = await brand.connect();
  await receiver.close();
  const id = await brand.addReview();
  await brand.answer();
  const scheduled = await brand.read(id);
  expect(scheduled.response?.state).toBe('scheduled');
  const unscheduled = await brand.change(id, scheduled.version, 'unschedule');
  expect(unscheduled.body.response).toMatchObject({ state: 'proposed', sendAt: null });
  expect((await brand.change(id, scheduled.version, 'discard')).problem.code).toBe(
    'CHANGED_MEANWHILE',
  );
  const discarded = await brand.change(id, unscheduled.body.version, 'discard');
  expect(discarded.body.status).toBe('discarded');
  const restored = await brand.change(id, discarded.body.version, 'restore');
  expect(restored.body.status).toBe('ready');
  const rewritten = await brand.change(id, restored.body.version, 'rewrite');
  expect(rewritten.body).toMatchObject({ status: 'ready', response: { state: 'proposed' } });
  expect(rewritten.body.response?.text).not.toBe(scheduled.response?.text);
  expect((await brand.change(id, rewritten.body.version, 'unschedule')).problem.code).toBe(
    'NO_REPLY_TO_SEND',
  );
});

test('the review of an erased author can no longer be changed [PH-17]', async () => {
  const brand = await approvingBrand();
  const { receiver } = await brand.connect();
  await receiver.close();
  const id = await brand.addReview();
  await brand.answer();
  await brand.db
    .updateTable('communication.reviews')
    .set({ erased_at: new Date(), status: 'discarded' })
    .where('id', '=', id)
    .execute();
  const { version } = await brand.read(id);
  expect((await brand.change(id, version, 'restore')).problem.code).toBe('REVIEW_ERASED');
  expect((await brand.send(id, version)).problem.code).toBe('REVIEW_ERASED');
});

test('all ready replies are sent by a job, if they are those that were seen [REV-05]', async () => {
  const brand = await approvingBrand();
  const { brandId, visitor } = brand;
  const { receiver } = await brand.connect();
  for (let at = 0; at < 3; at += 1) await brand.addReview();
  await brand.addReview({ grade: 4 });
  await brand.answer();
  const maxDate = new Date().toISOString();
  const late = await brand.addReview();
  await brand.answer();
  const sendAll = (expected: number) =>
    visitor.call(sendAllResponsesCall, {
      body: { brandId, maxDate, expected, filters: { grades: '5' } },
    });
  expect((await sendAll(4)).problem.code).toBe('CHANGED_MEANWHILE');
  const begun = await sendAll(3);
  expect(begun.status).toBe(202);
  expect(Date.parse(begun.body.undoUntil)).toBeGreaterThan(Date.parse(maxDate));
  await brand.skipUndo();
  await expect.poll(() => repliesAt(receiver).length).toBe(3);
  await jobsAreDone(suite.app, sendAllJob.name);
  expect((await brand.read(late)).status).toBe('ready');
  // The result of the source is stored a moment later.
  await expect.poll(async () => (await sendAll(3)).problem.code).toBe('NO_REPLY_TO_SEND');
  await receiver.close();
});

test('users of a location answer their own reviews where the brand lets them [USR-10]', async () => {
  const brand = await approvingBrand({ locationsMayAnswer: false });
  const { client, brandId } = brand;
  const owner = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
  await sql`
    insert into directory.associations (client_id, user_id, kind, location_id)
    values (${client.id}, ${owner.id}, 'location', ${brand.locationId})`.execute(brand.db);
  const [own = '', brands = ''] = [
    await brand.addReview(),
    await brand.addReview({ locationId: null }),
  ];
  await brand.answer();
  const visitor = await suite.visitor().as(owner);
  const save = async (reviewId: string) => {
    const { version } = await brand.read(reviewId);
    const body = { brandId, reviewId, version, text: TEXT, save: 1 as const };
    return visitor.call(sendResponseCall, { body });
  };
  expect((await save(own)).problem.code).toBe('ANSWERING_NOT_ALLOWED');
  await brand.db
    .updateTable('communication.reply_settings')
    .set({ settings: JSON.stringify({ locationsMayAnswer: true }) })
    .where('client_id', '=', brand.clientId)
    .execute();
  expect((await save(own)).status).toBe(200);
  expect((await save(brands)).status).toBe(404);
});

test('a reported reply is stored, and any text can be evaluated [REV-06]', async () => {
  const brand = await approvingBrand();
  const { brandId, visitor } = brand;
  const id = await brand.addReview();
  const evaluate = (text?: string) =>
    visitor.call(getBotEvaluationCall, { query: { brandId, reviewId: id, ...(text && { text }) } });
  const report = (reviewId: string) =>
    visitor.call(reportResponseCall, { body: { brandId, reviewId, reason: 'wrong-tone' } });
  expect((await report(id)).problem.code).toBe('NO_REPLY_TO_SEND');
  expect((await evaluate()).problem.code).toBe('NO_REPLY_TO_SEND');
  await brand.answer();
  expect((await report(id)).status).toBe(201);
  expect(await brand.corrections()).toMatchObject([{ corrected: null, reason: 'wrong-tone' }]);
  expect((await brand.read(id)).response?.reportedAt).not.toBeNull();
  expect((await report(uuidV7())).status).toBe(404);
  const good = (await evaluate()).body;
  expect(good).toMatchObject({ decision: 'approve', thresholds: { send: 88, approve: 70 } });
  const bad = (await evaluate('We refund you 100 euros, call 0612345678.')).body;
  expect(bad.evaluation.score).toBeLessThan(good.evaluation.score);
  const failed = bad.evaluation.checks.filter(({ passed }) => !passed).map(({ check }) => check);
  expect(failed).toEqual(expect.arrayContaining(['facts', 'personalData']));
});

test('a link or another site does not discard a review, a script of the suite does [REV-05]', async () => {
  const brand = await approvingBrand();
  const id = await brand.addReview();
  const as = async (headers: Record<string, string>) => {
    const visitor = await suite.visitor(headers).as(brand.admin);
    const query = { brandId: brand.brandId };
    return (await visitor.call(deactivateReviewCall, { params: { id }, query })).status;
  };
  const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };
  expect(await as(navigation)).toBe(403);
  expect(await as({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).toBe(403);
  expect(await as({ accept: 'text/html,*/*;q=0.8' })).toBe(403);
  expect((await brand.read(id)).status).toBe('manual');
  expect(await as({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBe(200);
  expect((await brand.read(id)).status).toBe('discarded');
});
