import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Problem } from '#platform/contract/problem.ts';
import { malformedRequest } from '../problems/request-problems.ts';

/** Returns the next part of a form, or undefined after the last. Parser errors count as errors of the request. */
export type NextPart = () => Promise<Multipart | undefined>;

type Limits = NonNullable<NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits']>;

/** A completely received form is parsed within this number of event loop turns. */
const TURNS_MOST = 1_000;

/**
 * Reads the parts with a byte limit, because a form may have no length and the parser skips oversized or invalid parts.
 */
export function readParts(request: FastifyRequest, limits: Limits, mostBytes: number): NextPart {
  const { raw } = request;
  let left = mostBytes;
  // Paused until the reader starts, which would otherwise miss data.
  raw.pause();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  const ended = new Promise<void>((resolve) => raw.once('end', resolve));
  const parts = request.parts({ limits })[Symbol.asyncIterator]();
  return async () => {
    try {
      const { value: part, done } = await unlessSilent(parts.next(), ended);
      if (done) return undefined;
      if (!isPart(part)) throw malformedRequest();
      return part;
    } catch (error) {
      throw error instanceof Problem ? error : malformedRequest();
    }
  };
}

/** Fails if the parser waits for a part whose header never ends, because the request would otherwise hang. */
async function unlessSilent<Answer>(
  pending: Promise<Answer>,
  ended: Promise<void>,
): Promise<Answer> {
  let isAnswered = false;
  const answer = pending.finally(() => {
    isAnswered = true;
  });
  const silence = async () => {
    await ended;
    for (let turn = 0; turn < TURNS_MOST && !isAnswered; turn += 1) await nextTurn();
    if (!isAnswered) throw malformedRequest();
    return answer;
  };
  return Promise.race([answer, silence()]);
}

/** The parser accepts parts without a field name and converts JSON parts to objects. Regular forms contain neither. */
function isPart(part: Multipart): boolean {
  return Boolean(part.fieldname) && (part.type === 'file' || typeof part.value === 'string');
}

/** Reads and discards the rest of the request, so that the sender receives the response. */
export function drain({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
}

/** A file during upload. Its stream fails with a problem if the surrounding form is invalid. */
export interface ReceivedFile {
  /** As sent by the caller; not trusted. */
  name: string;
  stream: Readable;
}

const arriving = new WeakSet<Readable>();

export function receivedFile(name: string, content: AsyncIterable<Buffer>): ReceivedFile {
  const stream = Readable.from(content, { objectMode: false });
  // Prevents an unhandled error if nothing reads the file of an invalid form.
  stream.on('error', () => {});
  arriving.add(stream);
  return { name, stream };
}

/**
 * Whether the stream is still being uploaded. The sender controls its speed, so code that holds shared resources must
 * not wait for it.
 */
export function isArriving(stream: Readable): boolean {
  return arriving.has(stream);
}
