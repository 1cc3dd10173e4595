import { QUESTION_PHRASES } from '#modules/communication/server/writing/phrases/questions.data.ts';
import type { AnalysedReview } from '#modules/communication/server/writing/reply-input.ts';
import {
  type Composition,
  framePart,
  type ReplyPart,
} from '#modules/communication/server/writing/topic-parts.ts';

/** Greetings and thanks around a question do not make it an opinion. */
const COURTESY_WORDS = 3;
const SENTENCE = /[^.!?…\n]+[.!?…\n]*/gu;

/** Whether the comment only asks, without any opinion. */
export function isQuestion({ comment, sentiment, topics }: AnalysedReview): boolean {
  if (sentiment !== 'NE' || topics.some((topic) => topic.sentiment !== 'NE')) return false;
  const sentences = (comment.match(SENTENCE) ?? []).filter((text) => /\p{L}/u.test(text));
  const asks = sentences.filter((text) => text.includes('?'));
  const says = sentences.filter((text) => !text.includes('?'));
  return (
    asks.length > 0 && says.every((text) => (text.match(/\p{L}+/gu) ?? []).length <= COURTESY_WORDS)
  );
}

/** Thanks for the question and names where it is answered: the writer only knows the opening hours. */
export function questionBody(composition: Composition): ReplyPart[] {
  const { review, phrases, settings, pick, values } = composition;
  const own = QUESTION_PHRASES[review.language];
  const parts: ReplyPart[] = [{ part: 'thanks', text: pick(own.thanks) }];
  const isAnswered = ({ topic }: { topic: string }) =>
    topic === 'opening-hours' && values.has('hours');
  const others = review.topics.filter((mention) => !isAnswered(mention));
  if (others.length > 0) parts.push(framePart(composition, own.about, others));
  if (review.topics.some(isAnswered)) parts.push({ part: 'fact', text: pick(phrases.facts.hours) });
  const way = (['phone', 'form', 'email'] as const).find((name) => values.has(name)) ?? 'none';
  return [
    ...parts,
    { part: 'contact', text: pick(own.contact[way]) },
    { part: 'closing', text: pick(phrases.closing.PO[settings.tone]) },
  ];
}
