import { sql } from 'kysely';
import { z } from 'zod';
import type { ReplyFailure } from '#modules/communication/contract/reviews/reply.ts';
import type { App } from '#platform/server/app.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { answerReviewsKind } from '../reviews/receive-reviews.ts';
import { enqueueSending } from './reply-job-kinds.ts';
import { notifyReplyFailed } from './review-notifications.ts';
import { shopName } from './store-outcome.ts';

const AT_ONCE = 500;

/**
 * Finds work without a job: overdue replies, replies of a killed worker, and reviews not analysed yet. Enqueueing
 * duplicates is safe, because an unneeded job ends after one statement.
 */
export const sweepRepliesJob = defineJob({
  name: 'communication.sweep-replies',
  input: z.object({}),
  cron: { expression: '*/5 * * * *' },
  expireSeconds: 4 * 60,
  async handle({ app, signal }) {
    await resumeSending(app, signal);
    await resumeAnswering(app);
    await notifyRejected(app, signal);
  },
});

async function resumeSending(app: App, signal: AbortSignal): Promise<void> {
  const db = app.database.acrossClients();
  const { rows } = await sql<{ clientId: string; reviewId: string; sendKey: string; at: Date }>`
    select client_id as "clientId", review_id as "reviewId", send_key as "sendKey",
      case state when 'sending' then leased_until else send_at end as at
    from communication.replies
    where send_key is not null and (
      (state = 'scheduled' and send_at < now() - interval '2 minutes')
      or (state = 'sending' and leased_until < now() - interval '14 minutes'))
    order by send_at limit ${AT_ONCE}`.execute(db);
  for (const { at, ...reply } of rows) {
    signal.throwIfAborted();
    await enqueueSending({ db, app }, { ...reply, sendAt: at });
  }
}

async function resumeAnswering(app: App): Promise<void> {
  const db = app.database.acrossClients();
  const { rows } = await sql<{ clientId: string }>`
    select client_id as "clientId" from communication.reviews
    where analysed_at is null and deleted_at is null and erased_at is null
      and received_at < now() - interval '5 minutes'
    group by client_id limit ${AT_ONCE}`.execute(db);
  for (const { clientId } of rows)
    await app.jobs.enqueue(db, answerReviewsKind, { clientId }, { clientId, uniqueKey: 'answer' });
}

/** Sources may reject replies later, which shows when reviews are read again. Each text is notified once. */
async function notifyRejected(app: App, signal: AbortSignal): Promise<void> {
  const { rows } = await sql<{
    clientId: string;
    reviewId: string;
    locationId: string | null;
    failure: ReplyFailure;
    sentBy: string | null;
    sendKey: string | null;
  }>`
    select client_id as "clientId", review_id as "reviewId", location_id as "locationId", failure,
      sent_by as "sentBy", send_key as "sendKey"
    from communication.replies
    where state = 'failed' and failure = 'rejectedBySource' and updated_at > now() - interval '1 hour'
    order by updated_at desc limit ${AT_ONCE}`.execute(app.database.acrossClients());
  for (const { locationId, ...reply } of rows) {
    signal.throwIfAborted();
    const db = app.database.ofClient(reply.clientId);
    const shop = await shopName({ db, app }, reply.clientId, locationId);
    await notifyReplyFailed({ db, app }, { ...reply, shop });
  }
}
