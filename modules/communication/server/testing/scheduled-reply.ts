import { onTestFinished } from 'vitest';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { sendReplyJob } from '../replies/send-reply.job.ts';
import { reviewBrand } from './review-brand.ts';

/** A due bot reply of a brand whose replies go to a local receiver. The test runs the job. */
export async function scheduledReply(suite: TestApp) {
  const { app } = suite;
  const brand = await reviewBrand(suite, { active: true, onlyOpeningHours: false });
  const { clientId, db } = brand;
  const { receiver, secret } = await brand.connect();
  onTestFinished(() => receiver.close());
  const reviewId = await brand.addReview();
  await brand.answer();
  const change = (columns: object) =>
    db
      .updateTable('communication.replies')
      .set(columns)
      .where('client_id', '=', clientId)
      .where('review_id', '=', reviewId)
      .execute();
  const row = () =>
    db
      .selectFrom('communication.replies')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('review_id', '=', reviewId)
      .executeTakeFirstOrThrow();
  await change({ send_at: new Date() });
  const input = { clientId, reviewId, sendKey: (await row()).send_key ?? '' };
  const { signal } = new AbortController();
  const run = () =>
    sendReplyJob.handle({ app, clientId, input, jobId: uuidV7(), progress: () => {}, signal });
  return { ...brand, receiver, secret, reviewId, change, row, input, run, signal };
}
