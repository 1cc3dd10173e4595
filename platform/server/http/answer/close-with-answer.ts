import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * What a handler opened for its answer lives as long as that answer: it is closed when the answer has gone out, when
 * another one is given in its place, and when nobody is there any more to take it.
 */
export function closeWithAnswer(reply: FastifyReply, stream: Readable): void {
  const { raw } = reply;
  // Closed half-way it may still fail, and nobody else listens by then.
  stream.on('error', () => {});
  if (raw.destroyed) stream.destroy();
  else raw.once('close', () => stream.destroy());
}
