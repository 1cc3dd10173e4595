import { expect, test } from 'vitest';
import type { GoogleReplier } from '../google/google-links.ts';
import { replyFingerprint, type SenderContext } from '../sources/reply-sender.ts';
import { googleSender, toSendOutcome } from './reply-senders.ts';

const context = {} as SenderContext;
const reply = {
  clientId: 'c1',
  reviewId: 'r1',
  externalId: 'locations/2/reviews/3',
  locationId: null,
  text: 'Thank you!',
  knownTexts: [replyFingerprint('Thanks, Ada.')],
  sendKey: 'k1',
  signal: new AbortController().signal,
};
const sent = (
  writeReply: GoogleReplier['writeReply'] | undefined,
  readReply: GoogleReplier['readReply'] = async () => null,
) =>
  googleSender(
    async () => writeReply && { writeReply, readReply, deleteReply: async () => {} },
  ).sendReply(context, reply);
const failure = (kind: string, more: object = {}) =>
  Object.assign(new Error(kind), { kind, reason: 'Too long\u0000', retryAfterMs: null, ...more });

test('a reply to Google is pending, approved or rejected with the broken rule [REV-09]', async () => {
  expect(await sent(async () => ({ state: 'pending', policyViolation: null }))).toEqual({
    outcome: 'accepted',
    sourceState: 'pending',
  });
  expect(await sent(async () => ({ state: null, policyViolation: null }))).toMatchObject({
    sourceState: 'approved',
  });
  expect(await sent(async () => ({ state: 'rejected', policyViolation: 'SPAM' }))).toEqual({
    outcome: 'refused',
    failure: 'rejectedBySource',
    policyReason: 'SPAM',
  });
  expect(await sent(undefined)).toEqual({ outcome: 'refused', failure: 'notAllowed' });
});

test('each Google failure is final or temporary, and other errors are thrown [REV-09]', async () => {
  const outcome = (kind: string, more?: object) => sent(() => Promise.reject(failure(kind, more)));
  expect(await outcome('not-found')).toEqual({ outcome: 'refused', failure: 'reviewGone' });
  expect(await outcome('not-allowed')).toEqual({ outcome: 'refused', failure: 'notAllowed' });
  expect(await outcome('invalid')).toEqual({
    outcome: 'refused',
    failure: 'refusedBySource',
    policyReason: 'Too long\ufffd',
  });
  expect(await outcome('rate-limited', { retryAfterMs: 1_500 })).toEqual({
    outcome: 'later',
    failure: 'rateLimited',
    retryAfterSeconds: 2,
  });
  const unavailable = { kind: 'unavailable', reason: '', retryAfterMs: null } as const;
  expect(toSendOutcome(unavailable)).toEqual({ outcome: 'later', failure: 'unavailable' });
  await expect(sent(() => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
});

test('only a reply that is ours is replaced at Google [REV-09]', async () => {
  const written: string[] = [];
  const send = (comment: string) =>
    sent(
      async (text) => {
        written.push(text);
        return { state: 'pending', policyViolation: null };
      },
      async () => ({ comment, updatedAt: at, state: 'approved', policyViolation: null }),
    );
  const at = new Date('2026-11-02T10:00:00Z');
  expect(await send('We are the shop.')).toEqual({
    outcome: 'answered',
    reply: { text: 'We are the shop.', at, state: 'approved', policyReason: null },
  });
  // Retry after a lost response: the reply is already at the source.
  expect(await send('Thank  you!\n')).toEqual({ outcome: 'accepted', sourceState: 'approved' });
  expect(written).toEqual([]);
  expect(await send('Thanks, Ada.')).toEqual({ outcome: 'accepted', sourceState: 'pending' });
  expect(written).toEqual([reply.text]);
});
