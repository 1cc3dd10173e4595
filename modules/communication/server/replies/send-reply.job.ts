import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { addTextFingerprint, type SendOutcome } from '../sources/reply-sender.ts';
import type { CommunicationTables, Context } from '../tables.ts';
import { readSettings } from '../writing/read-settings.ts';
import { type LeasedReply, type LockedReply, lockReply } from './lock-reply.ts';
import { enqueueSending, sendReplyKind } from './reply-job-kinds.ts';
import { replySender } from './reply-senders.ts';
import { storeOutcome } from './store-outcome.ts';

/** Longer than any call of a source. */
const LEASE_SECONDS = 60;
/** The queue starts jobs by the database clock, which may differ from ours. */
const CLOCKS_DIFFER_MS = 30_000;

/**
 * Sends one reply exactly once [REV-09]. It is marked as `sending` with a lease before the call. If the worker is
 * killed before storing the outcome, the lease expires and the text is resent. The key stays the same, so the source
 * recognizes the duplicate.
 */
export const sendReplyJob = defineJob({
  ...sendReplyKind,
  concurrency: 6,
  retry: { limit: 8, delaySeconds: LEASE_SECONDS, backoff: false },
  expireSeconds: 5 * 60,
  async handle({ app, input, signal }) {
    const db = app.database.ofClient<CommunicationTables>(input.clientId);
    const taken = await leaseReply({ db, app }, input);
    if (!taken) return;
    const outcome = await callSource({ db, app }, taken, signal);
    await storeOutcome({ db, app }, taken, outcome);
  },
});

export interface SendKey {
  clientId: string;
  reviewId: string;
  sendKey: string;
}

/** Undefined if there is nothing to send under this key, or another worker is sending it. */
export function leaseReply(
  { db, app }: Context,
  { clientId, reviewId, sendKey }: SendKey,
): Promise<LeasedReply | undefined> {
  return db.transaction().execute(async (tx) => {
    const locked = await lockReply({ db: tx }, { clientId, reviewId });
    if (!locked || locked.reply.send_key !== sendKey) return undefined;
    const { review, reply } = locked;
    const now = new Date();
    if (reply.state === 'sending' && reply.leased_until && reply.leased_until > now) {
      // The worker may have been killed; check again when the lease has expired.
      const sendAt = new Date(reply.leased_until.getTime() + 1_000);
      await enqueueSending({ db: tx, app }, { clientId, reviewId, sendKey, sendAt });
      return undefined;
    }
    const dueAt = reply.send_at?.getTime() ?? Number.POSITIVE_INFINITY;
    const isDue = reply.state === 'scheduled' && dueAt <= now.getTime() + CLOCKS_DIFFER_MS;
    if (!isDue && reply.state !== 'sending') return undefined;
    if (
      review.deleted_at ||
      review.erased_at ||
      (reply.state === 'scheduled' && (await isStopped({ db: tx, app }, locked)))
    ) {
      await takeBack({ db: tx }, locked);
      return undefined;
    }
    const attempt = reply.attempts + 1;
    await tx
      .updateTable('communication.replies')
      .set({
        state: 'sending',
        attempts: attempt,
        known_texts: addTextFingerprint(reply.known_texts, reply.text),
        first_tried_at: reply.first_tried_at ?? now,
        leased_until: new Date(now.getTime() + LEASE_SECONDS * 1_000),
        updated_at: now,
      })
      .where('client_id', '=', clientId)
      .where('review_id', '=', reviewId)
      .execute();
    return { ...locked, clientId, sendKey, attempt };
  });
}

/** The brand is archived, or has switched automatic replies off since the bot scheduled this one. */
async function isStopped({ db, app }: Context, { review, reply }: LockedReply): Promise<boolean> {
  const brand = await app.ports.call(findBrand, { clientId: review.client_id }, { db, app });
  if (!brand || brand.archived) return true;
  if (reply.sent_by) return false;
  const { settings } = await readSettings({ db }, review.client_id);
  return !settings.active;
}

async function takeBack({ db }: Pick<Context, 'db'>, { review }: LockedReply): Promise<void> {
  await db
    .updateTable('communication.replies')
    .set({
      state: 'proposed',
      decision: 'approve',
      reason: 'bot-off',
      send_at: null,
      leased_until: null,
      updated_at: new Date(),
    })
    .where('client_id', '=', review.client_id)
    .where('review_id', '=', review.id)
    .execute();
}

/** Every error is retried; only the end of this process is not stored as an outcome. */
export async function callSource(
  { db, app }: Context,
  { clientId, sendKey, review, reply }: LeasedReply,
  signal: AbortSignal,
): Promise<SendOutcome> {
  try {
    return await replySender(review.origin).sendReply(
      { db, app },
      {
        clientId,
        reviewId: review.id,
        externalId: review.external_id,
        locationId: review.location_id,
        text: reply.text,
        knownTexts: reply.known_texts,
        sendKey,
        signal,
      },
    );
  } catch (error) {
    signal.throwIfAborted();
    app.log.error({ error, reviewId: review.id }, 'a reply could not be sent');
    return { outcome: 'later', failure: 'unavailable' };
  }
}
