import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Problem } from '#platform/contract/problem.ts';
import { malformedRequest } from '../problems/request-problems.ts';

export type Parts = AsyncIterator<Multipart>;

type Limits = NonNullable<NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits']>;

/** Not without end: a form can come without its length, and the reader passes over what is too large or no part at all. */
export function readParts(request: FastifyRequest, limits: Limits, mostBytes: number): Parts {
  const { raw } = request;
  let left = mostBytes;
  // Until the reader begins, which would miss what came before.
  raw.pause();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  return request.parts({ limits })[Symbol.asyncIterator]();
}

/** The next part of a form; whatever its reader stumbles over is about what was sent. */
export async function nextPart(parts: Parts): Promise<IteratorResult<Multipart, undefined>> {
  try {
    const { value: part, done } = await parts.next();
    if (done) return { value: undefined, done };
    if (!isPart(part)) throw malformedRequest();
    return { value: part, done: false };
  } catch (error) {
    throw error instanceof Problem ? error : malformedRequest();
  }
}

/** The reader takes a part of no field, and makes an object of one that says it is JSON: no form sends either. */
function isPart(part: Multipart): boolean {
  return Boolean(part.fieldname) && (part.type === 'file' || typeof part.value === 'string');
}

/** What is still on its way is taken and forgotten, so that the sender hears the answer. */
export function drain({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
}
