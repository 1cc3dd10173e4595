import type { ReplyMark } from '#modules/communication/contract/replies/reply.ts';
import type { ReplyPart } from './topic-parts.ts';

/**
 * Positions of the answered topics and stated facts in a reply. Only texts of the embedded writer have marks, and only
 * if all parts occur in order.
 */
export function replyMarks(text: string, parts: readonly ReplyPart[]): ReplyMark[] {
  const marks: ReplyMark[] = [];
  let done = 0;
  for (const { part, topic = '', text: sentence } of parts) {
    // After a German greeting the first letter is a small one.
    const rest = sentence.slice(1);
    const at = text.indexOf(rest, done + 1) - 1;
    if (rest === '' || at < done) return [];
    done = at + sentence.length;
    if (part === 'topic' || part === 'fact')
      marks.push({
        at,
        length: sentence.length,
        kind: part,
        topics: topic === '' ? [] : topic.split(', '),
      });
  }
  return marks;
}
