import { expect, test } from 'vitest';
import type { Reply } from '#modules/communication/contract/reviews/reply.ts';
import {
  REVIEW_STATUSES,
  type ReviewStatus,
} from '#modules/communication/contract/reviews/review.ts';
import { reviewActions } from './review-actions.ts';

const reply = (more: Partial<Reply> = {}) =>
  ({ writer: 'embedded', state: 'proposed', reportedAt: null, ...more }) as Reply;
const offered = (status: ReviewStatus, response: Reply | null = reply(), deletedAt = null) =>
  Object.entries(reviewActions({ status, response, deletedAt, origin: 'GMB' }, true))
    .filter(([, isOffered]) => isOffered)
    .map(([name]) => name);

test('each status offers its own actions [REV-03] [REV-05]', () => {
  const answering = ['answer', 'rewrite', 'discard', 'report'];
  expect(offered('ready')).toEqual(answering);
  expect(offered('ready', reply({ state: 'scheduled' }))).toContain('unschedule');
  expect(offered('manual', null)).toEqual(['answer', 'rewrite', 'discard']);
  expect(offered('to_reassess')).toEqual(answering);
  expect(offered('empty', null)).toEqual(['answer', 'rewrite', 'discard']);
  expect(offered('failed', reply({ state: 'failed' }))).toEqual([
    'answer',
    'retry',
    'rewrite',
    'discard',
    'report',
  ]);
  expect(offered('discarded', null)).toEqual(['restore']);
  expect(offered('sent', reply({ state: 'sent' }))).toEqual(['report', 'changeSent', 'deleteSent']);
});

test('a reply on its way, of a person, or already reported is left alone [REV-05]', () => {
  expect(offered('ready', reply({ state: 'sending' }))).toEqual(['report']);
  expect(offered('sent', reply({ state: 'sent', writer: 'source' }))).toEqual([]);
  const sent = ['changeSent', 'deleteSent'];
  expect(offered('sent', reply({ state: 'sent', writer: 'user' }))).toEqual(sent);
  expect(offered('sent', reply({ state: 'sent', reportedAt: '2026-11-17' }))).toEqual(sent);
});

test('a reply that was sent is deleted only where its source offers it [REV-05]', () => {
  const review = { status: 'sent' as const, response: reply({ state: 'sent' }), deletedAt: null };
  expect(reviewActions({ ...review, origin: 'GATOREVIEWS' }, true)).toMatchObject({
    changeSent: true,
    deleteSent: false,
  });
});

test('no action is offered to users without the right to answer or for a review deleted at the source [REV-05]', () => {
  for (const status of REVIEW_STATUSES) {
    const review = { status, response: null, deletedAt: null, origin: 'GMB' as const };
    expect(Object.values(reviewActions(review, false))).not.toContain(true);
    expect(
      Object.values(reviewActions({ ...review, deletedAt: '2026-11-17' }, true)),
    ).not.toContain(true);
  }
});
