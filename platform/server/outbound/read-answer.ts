import type { IncomingMessage } from 'node:http';
import { OutboundError } from './outbound-error.ts';

/** Where only the status counts, the rest is read so that the other side can end in peace, and no longer than this. */
const UNNEEDED_MS = 1_000;

/**
 * Reads a response up to its size limit. If the body is not needed, an oversized or slow one is dropped without an
 * error.
 */
export async function readAnswer(
  answer: IncomingMessage,
  { maxBytes, needed }: { maxBytes: number; needed: boolean },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = needed ? undefined : setTimeout(() => answer.destroy(), UNNEEDED_MS);
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new OutboundError('ANSWER_TOO_LARGE');
      chunks.push(chunk);
    }
  } catch (error) {
    if (needed) throw error;
  } finally {
    clearTimeout(timer);
    answer.destroy();
  }
  return Buffer.concat(chunks);
}
