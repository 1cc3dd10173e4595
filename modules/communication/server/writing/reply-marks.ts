import type { ReplyMark } from '#modules/communication/contract/replies/reply.ts';
import type { ReplyPart } from './topic-parts.ts';

/**
 * Where in a reply each topic is answered and each fact is stated. The writer knows it of its own text; a text in which its
 * parts are not found in their order has no marks.
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
