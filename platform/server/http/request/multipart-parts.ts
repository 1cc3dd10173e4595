import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Problem } from '#platform/contract/problem.ts';
import { malformedRequest } from '../problems/request-problems.ts';

/** The next part of a form, undefined behind the last; whatever its reader stumbles over is about what was sent. */
export type NextPart = () => Promise<Multipart | undefined>;

type Limits = NonNullable<NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits']>;

/** What is read of a form that is all here takes no longer. */
const TURNS_MOST = 1_000;

/** Not without end: a form can come without its length, and the reader passes over what is too large or no part at all. */
export function readParts(request: FastifyRequest, limits: Limits, mostBytes: number): NextPart {
  const { raw } = request;
  let left = mostBytes;
  // Until the reader begins, which would miss what came before.
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

/** A part whose head does not end leaves the reader waiting for ever, and with it whoever sent the form. */
async function unlessSilent<Answer>(asked: Promise<Answer>, ended: Promise<void>): Promise<Answer> {
  let isAnswered = false;
  const answer = asked.finally(() => {
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
