import type { FastifyReply } from 'fastify';

/** A change that somebody made just before a phone lost its network is kept; what takes longer than this is cancelled. */
const FINISH_MS = 1_000;

/** Says when the caller of a request has left without its answer and the work had its time to finish. */
export function callerSignal(reply: FastifyReply): AbortSignal {
  const caller = new AbortController();
  const { raw } = reply;
  const leave = () => {
    // It is closed after each answer; only one that was not sent as a whole has lost its reader.
    if (!raw.writableFinished) setTimeout(() => caller.abort(), FINISH_MS).unref();
  };
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return caller.signal;
}
