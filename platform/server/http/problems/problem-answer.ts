import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Problem } from '#platform/contract/problem.ts';
import {
  accessTokenExpired,
  authenticationFailed,
  notFound,
  tooManyRequests,
  unavailable,
} from '#platform/contract/problems.ts';
import type { App } from '../../app.ts';
import { TooManyWaiting } from '../../concurrency/concurrency-limit.ts';
import {
  CommitUnanswered,
  isDatabaseUnavailable,
  isStorageFull,
  isUnstorableText,
} from '../../database/database-errors.ts';
import { PROBLEM_TYPE, problemBody } from './problem-body.ts';
import {
  bodyTooLarge,
  internalFailure,
  malformedRequest,
  outcomeUnknown,
  storageFull,
  unsupportedMediaType,
} from './request-problems.ts';

const WINDOW_MS = 60_000;
const TOO_MANY_CONNECTIONS = '53300';
/** Refusals since the last warning, by the path of the route, so there are at most as many as routes. */
const refusals = new WeakMap<Logger, Map<string, number>>();

/** Once per code, because the same problem may occur a thousand times an hour. */
const SOON: readonly number[] = [425, 503];
const NEVER_TWICE: readonly string[] = [outcomeUnknown.code];

/** Every refusal and every failure of a call leaves by this door. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): FastifyReply {
  const seconds = secondsToWait(problem);
  if (seconds !== undefined) reply.header('retry-after', seconds);
  return reply
    .code(problem.status)
    .header('content-type', PROBLEM_TYPE)
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problemBody(problem, request.id));
}

/** Value of the Retry-After header, if known. */
export function secondsToWait({ status, code, params }: Problem): number | undefined {
  if (NEVER_TWICE.includes(code)) return undefined;
  if (SOON.includes(status)) return 2;
  if (status !== 429) return undefined;
  return typeof params?.seconds === 'number' ? params.seconds : undefined;
}

function problemOf(
  error: unknown,
  { room }: Pick<App, 'room'>,
  { routeOptions }: FastifyRequest,
): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof CommitUnanswered) return outcomeUnknown();
  if (isStorageFull(error)) return storageFull();
  if (error instanceof TooManyWaiting) return unavailable();
  if (isDatabaseUnavailable(error)) return room.isSpent ? storageFull() : unavailable();
  if (isUnstorableText(error)) return malformedRequest();
  const { statusCode, code } = (error ?? {}) as FastifyError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return routeOptions.config.tooLarge?.() ?? bodyTooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedMediaType();
  if (statusCode === 429) return tooManyRequests({ seconds: 60 });
  if (statusCode === 404) return notFound();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return malformedRequest();
  }
  return undefined;
}

/** The last one is a statement that was cancelled. */
const CUT_OFF: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'ERR_STREAM_PREMATURE_CLOSE',
  '57014',
]);

/** Sends the response for every refusal and failure of a call. */
function hasLeft(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.socket.destroyed && CUT_OFF.has((error as NodeJS.ErrnoException | null)?.code);
}

export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  app: Pick<App, 'log' | 'room'>,
): FastifyReply {
  return sendProblem(request, reply, logFailure(error, request, app));
}

/** Logs a refusal or failure and returns its problem, for callers that answer in another form. */
export function logFailure(
  error: unknown,
  request: FastifyRequest,
  app: Pick<App, 'log' | 'room'>,
): Problem {
  const { log, room } = app;
  room.noteFailure(error);
  const problem = problemOf(error, app, request) ?? internalFailure();
  const { code } = problem;
  const context = { requestId: request.id, route: request.routeOptions.url };
  if (request.routeOptions.config.problems?.isNewlyUndeclared(code))
    log.warn({ ...context, code }, 'a call answered a problem that its contract does not declare');
  if (hasLeft(error, request)) log.debug({ ...context, error }, 'a caller left');
  else if (isOverload(error)) logOverload(log, request.routeOptions.url ?? '', error);
  // A server that reports not ready has not failed: the load balancer requests this every second during a shutdown.
  else if (problem.status >= 500 && error !== problem)
    log.error({ ...context, error }, 'a call failed');
  return problem;
}

/** Error codes of a lost connection; the last one is a cancelled statement. */
function isOverload(error: unknown): boolean {
  if (error instanceof TooManyWaiting) return true;
  if (!(error instanceof Error)) return false;
  return (
    (error as { code?: string }).code === TOO_MANY_CONNECTIONS ||
    error.message === 'timeout exceeded when trying to connect'
  );
}

/**
 * Logs the first overload refusal of a route immediately and the others as a count after a minute, because a line per
 * request would add to the load.
 */
export function logOverload(log: Logger, route: string, error: unknown): void {
  const counts = refusals.get(log) ?? new Map<string, number>();
  refusals.set(log, counts);
  const count = counts.get(route);
  if (count !== undefined) {
    counts.set(route, count + 1);
    return;
  }
  const warn = (refused: number) =>
    log.warn({ route, refused, error }, 'requests were refused: too many are waiting');
  warn(1);
  counts.set(route, 0);
  setTimeout(() => {
    const more = counts.get(route) ?? 0;
    counts.delete(route);
    if (more > 0) warn(more);
  }, WINDOW_MS).unref();
}

const PAGE = '/report';
const SIGN_IN_CODES: readonly string[] = [authenticationFailed.code, accessTokenExpired.code];
/** The link was changed, truncated or has expired. Other errors can be retried with the same link. */
const IS_NOT_VALID: readonly number[] = [400, 404];

/** A queue or connection pool is full: the request was rejected because of overload, not because of an error. */
export function answerLinkRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  app: App,
): FastifyReply {
  if (error instanceof Problem && isFollowed(request)) {
    if (SIGN_IN_CODES.includes(error.code)) {
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
