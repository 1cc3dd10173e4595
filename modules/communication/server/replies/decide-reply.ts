import type {
  ReplyRule,
  ReplySettings,
} from '#modules/communication/contract/replies/reply-settings.ts';
import type {
  DecisionReason,
  ReplyDecision,
} from '#modules/communication/contract/reviews/reply.ts';
import type { ReviewOrigin, ReviewRisk } from '#modules/communication/contract/reviews/review.ts';
import { containsForbiddenWord } from '../writing/reply-checks.ts';

/** Review properties that rules and templates check. */
export interface ConditionedReview {
  origin: ReviewOrigin;
  locationId: string | null;
  grade: number;
  topics: readonly { topic: string }[];
  isBlank: boolean;
}

export interface DecidedReview extends ConditionedReview {
  comment: string;
  language: string | null;
  risks: readonly ReviewRisk[];
  /** Written long before it was received; such a review is never answered automatically. */
  isOld: boolean;
  /** Imported from a file of past reviews. */
  isImported?: boolean;
}

interface Decided {
  decision: ReplyDecision;
  reason: DecisionReason;
}

/** Maximum analysed characters of a comment. */
const READ_CHARACTERS = 10_000;
/** A review that is older than this when it arrives comes from an import or from a source that was connected late. */
const ANSWERED_DAYS = 30;

/** True also for reviews of a file, whenever written: an import never sends a reply. */
export function isOldReview(review: {
  writtenAt: Date;
  receivedAt: Date;
  importedAt?: Date | null;
}): boolean {
  if (review.importedAt) return true;
  return review.receivedAt.getTime() - review.writtenAt.getTime() > ANSWERED_DAYS * 86_400_000;
}

/** Decides whether a reply is sent automatically, waits for approval or is left to a user, and why [REV-06]. */
export function decideReply(
  review: DecidedReview,
  settings: ReplySettings,
  {
    score,
    canReply,
    failed = [],
  }: { score: number; canReply: boolean; failed?: readonly string[] },
): Decided {
  if (review.risks.length > 0) return { decision: 'manual', reason: 'risk' };
  if (review.language === 'other' && !settings.answerOtherLanguages)
    return { decision: 'manual', reason: 'language' };
  // If ready, it would be sent together with all other ready replies.
  if (review.isImported) return { decision: 'manual', reason: 'imported' };
  if (isSwitchedOff(review, settings)) return { decision: 'manual', reason: 'switched-off' };
  const decided = decideByRuleOrScore(review, settings, score);
  if (decided.decision !== 'send') return decided;
  if (review.isOld) return { decision: 'approve', reason: 'old' };
  if (!settings.active) return { decision: 'approve', reason: 'bot-off' };
  if (!canReply) return { decision: 'approve', reason: 'source-not-connected' };
  // Each of these failed checks alone requires approval, whatever the score. Other checks only affect the score.
  if (failed.some((check) => NEVER_SENT.has(check)))
    return { decision: 'approve', reason: 'check' };
  return decided;
}

/** Checks that every automatic reply must pass [REV-06]. */
const NEVER_SENT: ReadonlySet<string> = new Set([
  'language',
  'names',
  'facts',
  'forbiddenWords',
  'promises',
  'personalData',
  'length',
  'similarity',
]);

/** An empty list of conditions always matches. */
export function matchesConditions(
  conditions: ReplyRule['conditions'],
  review: ConditionedReview,
): boolean {
  const { grades, topics, origins, locations, blank } = conditions;
  return (
    (grades.length === 0 || grades.includes(review.grade)) &&
    (origins.length === 0 || origins.includes(review.origin)) &&
    (locations.length === 0 || locations.includes(review.locationId ?? '')) &&
    (topics.length === 0 || review.topics.some(({ topic }) => topics.includes(topic))) &&
    (!blank || review.isBlank)
  );
}

function isSwitchedOff(review: DecidedReview, settings: ReplySettings): boolean {
  return (
    !settings.origins.includes(review.origin) ||
    !settings.grades.includes(review.grade) ||
    (review.locationId !== null && settings.excludedLocations.includes(review.locationId))
  );
}

/** Whether a rule applies to a review: its conditions match, and the comment contains any of its words. */
export function ruleFits(
  { conditions, words }: Pick<ReplyRule, 'conditions' | 'words'>,
  review: ConditionedReview & { comment: string },
): boolean {
  if (!matchesConditions(conditions, review)) return false;
  const comment = review.comment.slice(0, READ_CHARACTERS);
  return words.length === 0 || containsForbiddenWord(comment, words) !== undefined;
}

/** A rule can send what would need approval, but never what scores too low for approval. */
function decideByRuleOrScore(
  review: DecidedReview,
  { rules, thresholds, approvalGrades }: ReplySettings,
  score: number,
): Decided {
  const rule = rules.find((one) => one.active && ruleFits(one, review));
  if (rule && rule.decision !== 'send') return { decision: rule.decision, reason: 'rule' };
  if (score < thresholds.approve) return { decision: 'manual', reason: 'score' };
  if (rule) return { decision: 'send', reason: 'rule' };
  if (score < thresholds.send) return { decision: 'approve', reason: 'score' };
  return approvalGrades.includes(review.grade)
    ? { decision: 'approve', reason: 'grade' }
    : { decision: 'send', reason: 'score' };
}
