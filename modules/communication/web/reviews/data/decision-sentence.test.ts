import { expect, test } from 'vitest';
import { DECISION_REASONS, type Reply } from '#modules/communication/contract/reviews/reply.ts';
import { decisionSentence } from './use-review-labels.ts';

const sentenceOf = (
  response: Partial<Reply> | null,
  status: 'ready' | 'manual' | 'empty' = 'ready',
) => decisionSentence({ status, response: response as Reply | null }, 88);
const evaluated = (score: number) => ({
  writer: 'embedded' as const,
  evaluation: { score, checks: [] },
});

test('every reason has a sentence of its own, whatever the score [REV-06]', () => {
  const reasons = DECISION_REASONS.map((reason) =>
    sentenceOf({ ...evaluated(95), decision: 'manual', reason }),
  );
  expect(reasons).not.toContain(undefined);
  expect(new Set(reasons).size).toBe(DECISION_REASONS.length);
});

test('a score shows its consequence, also if a person withdrew the reply [REV-06]', () => {
  expect(sentenceOf({ ...evaluated(60), decision: 'manual', reason: 'score' })).toBe(
    'score-manual',
  );
  expect(sentenceOf({ ...evaluated(80), decision: 'approve', reason: 'score' })).toBe(
    'score-approve',
  );
  expect(sentenceOf({ ...evaluated(90), decision: 'send', reason: 'score' })).toBe('score-send');
  expect(sentenceOf({ ...evaluated(90), decision: 'approve', reason: 'score' })).toBe('held-back');
  expect(sentenceOf({ ...evaluated(90), decision: 'approve', reason: 'rule' })).toBe(
    'rule-approve',
  );
  expect(sentenceOf({ ...evaluated(90), decision: 'approve', reason: 'edited' })).toBe('approved');
  expect(sentenceOf({ writer: 'user', decision: 'approve', reason: 'edited' })).toBe('edited');
});

test('without a reply, only a review without text has a reason [REV-03]', () => {
  expect(sentenceOf(null, 'empty')).toBe('blank');
  expect(sentenceOf(null, 'manual')).toBeUndefined();
  expect(sentenceOf({ writer: 'source', reason: 'edited', decision: 'manual' })).toBe(
    'answered-at-source',
  );
});
