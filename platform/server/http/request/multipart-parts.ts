import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Problem } from '#platform/contract/problem.ts';
import { malformedRequest } from '../problems/request-problems.ts';

export type Parts = AsyncIterator<Multipart>;

/** The next part of a form; whatever its reader stumbles over is about what was sent. */
export async function nextPart(parts: Parts): Promise<IteratorResult<Multipart>> {
  try {
    return await parts.next();
  } catch (error) {
    throw error instanceof Problem ? error : malformedRequest();
  }
}

/** What is still on its way is taken and forgotten, so that the sender hears the answer; but not without end. */
export function drain({ raw }: FastifyRequest, mostBytes: number): void {
  if (raw.readableEnded || raw.destroyed) return;
  let left = mostBytes;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}
