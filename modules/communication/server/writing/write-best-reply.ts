import type { ReplyReason } from '#modules/communication/contract/reply-texts.ts';
import type { App } from '#platform/server/app.ts';
import { type DetectLanguage, evaluateReply, type ReplyEvaluation } from './evaluate-reply.ts';
import { containsInstructions } from './redact-comment.ts';
import {
  type AnalysedReview,
  type LocationFacts,
  type ReplySettings,
  withContactForm,
} from './reply-input.ts';
import { requestModelReply } from './request-model-reply.ts';
import type { ReplyPart } from './topic-parts.ts';
import { writeReply } from './write-reply.ts';

export type BestReply = {
  text: string;
  writer: 'embedded' | 'model';
  /** Why this writer wrote, for `replyReasonText`. */
  reason: ReplyReason;
  evaluation: ReplyEvaluation;
  /** The parts of a reply by the embedded writer. */
  parts: readonly ReplyPart[];
};

type Limits = { detectLanguage?: DetectLanguage; timeLimitMs?: number; signal?: AbortSignal };

/**
 * The reply of the language model where one is configured and its reply scores at least as high as the embedded
 * writer's, which takes over in every other case. Throws only when the signal aborts.
 */
export async function writeBestReply(
  context: { app: Pick<App, 'config' | 'outbound' | 'log'> },
  review: AnalysedReview,
  settings: ReplySettings,
  facts: LocationFacts,
  recentReplies: readonly string[],
  seed: number,
  { detectLanguage, ...limits }: Limits = {},
): Promise<BestReply> {
  const evaluate = (text: string) =>
    evaluateReply(text, review, settings, facts, recentReplies, detectLanguage);
  const { text, parts } = writeReply(review, settings, facts, recentReplies, seed);
  const evaluation = evaluate(text);
  const embedded = (reason: string, params: ReplyReason['params'] = {}): BestReply => ({
    text,
    writer: 'embedded',
    reason: { key: `communication:replyWriterReason.${reason}`, params },
    evaluation,
    parts,
  });
  if (settings.writer === 'embedded') return embedded('settings');
  if (parts.some(({ part }) => part === 'template')) return embedded('template');
  if (containsInstructions(review.comment)) return embedded('instructions');
  const sent = withContactForm(facts, settings);
  const completion = await requestModelReply(context, review, settings, sent, limits);
  if (!('text' in completion)) return embedded(completion.failure);
  const scored = evaluate(completion.text);
  const scores = { model: scored.score, embedded: evaluation.score };
  if (scored.score < evaluation.score) return embedded('lowerScore', scores);
  return {
    text: completion.text,
    writer: 'model',
    reason: { key: 'communication:replyWriterReason.score', params: scores },
    evaluation: scored,
    parts: [],
  };
}
