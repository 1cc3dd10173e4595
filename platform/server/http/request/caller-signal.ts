import type { FastifyReply } from 'fastify';

/** Lets a change finish that a user made just before the connection was lost. Longer work is cancelled. */
const FINISH_MS = 1_000;

/** Aborts when the caller disconnected before the response and the grace time is over. */
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
