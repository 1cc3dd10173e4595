import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Ties a handler's stream to its response: it is closed when the response has been sent, is replaced by another one, or
 * the client has disconnected.
 */
export function closeWithAnswer(reply: FastifyReply, stream: Readable): void {
  const { raw } = reply;
  // A stream closed early may still emit an error, and nothing else listens for it.
  stream.on('error', () => {});
  if (raw.destroyed) stream.destroy();
  else raw.once('close', () => stream.destroy());
}
