import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#platform/contract/problem.ts';
import { accessTokenExpired, authenticationFailed } from '#platform/contract/problems.ts';
import type { App } from '../../app.ts';
import { answerError } from './problem-answer.ts';

const PAGE = '/report';
const ASKS_WHO: readonly string[] = [authenticationFailed.code, accessTokenExpired.code];
/** The link was changed, truncated or has expired. Other errors can be retried with the same link. */
const IS_NOT_VALID: readonly number[] = [400, 404];

/**
 * Handles errors for a person who opens a file link from a mail or the address bar. Shows a page that signs them in and
 * returns to the file, or explains the error. API clients get the problem response.
 */
export function answerLinkRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  app: App,
): FastifyReply {
  if (error instanceof Problem && isFollowed(request)) {
    if (ASKS_WHO.includes(error.code)) {
      const back = new URLSearchParams({ file: request.url });
      return reply.redirect(`${PAGE}?${back}`, 303);
    }
    if (IS_NOT_VALID.includes(error.status)) return reply.redirect(PAGE, 303);
  }
  return answerError(error, request, reply, app);
}

function isFollowed({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? headers.accept?.includes('text/html') === true : mode === 'navigate';
}
