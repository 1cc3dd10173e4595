import { expect, test } from 'vitest';
import {
  DEFAULT_REPLY_SETTINGS,
  type ReplyRule,
  type ReplySettings,
} from '#modules/communication/contract/replies/reply-settings.ts';
import { type DecidedReview, decideReply } from './decide-reply.ts';

const review: DecidedReview = {
  origin: 'GMB',
  locationId: 'l1',
  grade: 5,
  topics: [{ topic: 'staff' }],
  isBlank: false,
  comment: 'Great staff!',
  language: 'en',
  risks: [],
  isOld: false,
};
const decided = (
  changes: Partial<DecidedReview> = {},
  settings: Partial<ReplySettings> = {},
  score = 95,
  canReply = true,
) =>
  decideReply(
    { ...review, ...changes },
    { ...DEFAULT_REPLY_SETTINGS, active: true, ...settings },
    { score, canReply },
  );
const rule = (decision: ReplyRule['decision'], more: Partial<ReplyRule> = {}): ReplyRule => ({
  id: 'r1',
  active: true,
  conditions: { grades: [], topics: [], origins: [], locations: [], blank: false },
  words: [],
  decision,
  ...more,
});

test('two thresholds decide: sent, waits for approval, a person writes [REV-06]', () => {
  expect(decided()).toEqual({ decision: 'send', reason: 'score' });
  expect(decided({}, {}, 80)).toEqual({ decision: 'approve', reason: 'score' });
  expect(decided({}, {}, 60)).toEqual({ decision: 'manual', reason: 'score' });
  expect(decided({ grade: 2 })).toEqual({ decision: 'approve', reason: 'grade' });
});

test('a risk is left to a person, whatever the score and rules [REV-06]', () => {
  const risky = { risks: ['injury'] as const };
  expect(decided(risky, { rules: [rule('send')] }, 100)).toEqual({
    decision: 'manual',
    reason: 'risk',
  });
});

test('reviews excluded from the bot are left to a person [REV-07]', () => {
  const off = { decision: 'manual', reason: 'switched-off' };
  expect(decided({}, { origins: ['GATOREVIEWS'] })).toEqual(off);
  expect(decided({}, { grades: [1] })).toEqual(off);
  expect(decided({}, { excludedLocations: ['l1'] })).toEqual(off);
  expect(decided({ language: 'other' })).toEqual({ decision: 'manual', reason: 'language' });
  expect(decided({ language: 'other' }, { answerOtherLanguages: true }).decision).toBe('send');
});

test('no reply is sent automatically while the bot is off, for old reviews or without a source [REV-07]', () => {
  expect(decided({}, { active: false })).toEqual({ decision: 'approve', reason: 'bot-off' });
  expect(decided({ isOld: true })).toEqual({ decision: 'approve', reason: 'old' });
  expect(decided({ isImported: true })).toEqual({ decision: 'manual', reason: 'imported' });
  expect(decided({}, {}, 95, false)).toEqual({
    decision: 'approve',
    reason: 'source-not-connected',
  });
});

test('the first rule that matches decides, but sends nothing that scores too low [REV-06]', () => {
  const wordRule = rule('manual', { words: ['réclamation', 'staff'] });
  expect(decided({}, { rules: [wordRule, rule('send')] })).toEqual({
    decision: 'manual',
    reason: 'rule',
  });
  const other = rule('manual', { conditions: { ...rule('send').conditions, grades: [1] } });
  const off = rule('manual', { active: false });
  const rules = [off, other, rule('send')];
  expect(decided({ grade: 2 }, { rules: [rule('send')] }).decision).toBe('send');
  expect(decided({}, { rules }, 75)).toEqual({ decision: 'send', reason: 'rule' });
  expect(decided({}, { rules }, 60)).toEqual({ decision: 'manual', reason: 'score' });
});

test.each(['forbiddenWords', 'promises', 'personalData', 'names', 'facts', 'length'])(
  'a reply that fails the check “%s” is never sent automatically, whatever its score or rules [REV-06]',
  (check) => {
    const settings = { ...DEFAULT_REPLY_SETTINGS, active: true, rules: [rule('send')] };
    expect(decideReply(review, settings, { score: 99, canReply: true, failed: [check] })).toEqual({
      decision: 'approve',
      reason: 'check',
    });
  },
);
