import { onTestFinished } from 'vitest';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { TestHouse } from '#platform/testing/test-house.ts';
import { sendReplyJob } from '../replies/send-reply.job.ts';
import { reviewBrand } from './review-brand.ts';

/** A reply of the bot that is due, at a brand whose replies arrive at a local receiver. The test runs the job itself. */
export async function scheduledReply(house: TestHouse) {
  const { app } = house;
  const brand = await reviewBrand(house, { active: true, onlyOpeningHours: false });
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
