import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallDefinition } from '#platform/contract/call.ts';
import type { App } from '../../app.ts';
import { type Actor, withActor } from '../../database/actor.ts';
import type { Db } from '../../database/database.ts';
import { CommitUnanswered, isLostHalfway } from '../../database/database-errors.ts';
import { locationScope, type Principal } from '../../sessions/principal.ts';
import {
  mountPreflight,
  mountSomePreflights,
  openToAnyOrigin,
  openToSomeOrigins,
} from '../answer/cross-origin.ts';
import { AnswerParts, closeWithAnswer, type FileAnswer, sendFile } from '../answer/send-answer.ts';
import { DeclaredProblems } from '../problems/call-problems.ts';
import { answerLinkRefusal } from '../problems/problem-answer.ts';
import { invalidInput } from '../problems/request-problems.ts';
import { admitRequest, requireMembership } from '../request/admit-request.ts';
import { checkInput, type InputBounds, inputBounds } from '../request/check-input.ts';
import type { ReceivedFile } from '../request/multipart-parts.ts';
import { addressKey, requestIp } from '../request/request-address.ts';
import { requestOrigin } from '../request/request-origin.ts';
import { requestLocale } from '../request/visitor-headers.ts';
import { withUpload } from '../request/with-upload.ts';
import type { Route } from '../route.ts';

/** Lets a change finish that a user made just before the connection was lost. Longer work is cancelled. */
const FINISH_MS = 1_000;

/**
 * Mounts a declared call: authenticates, resolves the client, validates input, runs the handler in one transaction and
 * validates the output.
 */
export function mountRoute(server: FastifyInstance, app: App, route: Route): void {
  const { call } = route;
  const bounds = inputBounds(call);
  if (call.anyOrigin) mountPreflight(server, call);
  if (route.allowsOrigin) mountSomePreflights(server, app, route);
  server.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: bounds.bytes,
    ...(call.anyOrigin && { onRequest: openToAnyOrigin }),
    ...(route.allowsOrigin && { onRequest: openToSomeOrigins(app, route) }),
    config: {
      access: call.access,
      problems: new DeclaredProblems(call),
      ...(call.tooLarge && { tooLarge: call.tooLarge }),
      ...(call.foreignText && { foreignText: call.foreignText }),
      ...(call.signed && { signed: call.signed }),
      ...(call.rate && { rateLimit: rateLimitOptions(call.rate) }),
    },
    ...(isLinkedFile(call) && {
      errorHandler: (error, request, reply) => answerLinkRefusal(error, request, reply, app),
    }),
    preParsing: async (request) => {
      request.admitted = await admitRequest(app, { route, bounds }, request);
    },
    handler: (request, reply) => {
      const received = { request, reply, bounds, file: undefined };
      if (!call.upload) return perform(app, route, received);
      return withUpload(request, { ...call.upload, formBytes: bounds.bytes }, (file) =>
        perform(app, route, { ...received, file }),
      );
    },
  });
}

interface Received {
  request: FastifyRequest;
  reply: FastifyReply;
  bounds: InputBounds;
  file: ReceivedFile | undefined;
}

async function perform(
  app: App,
  route: Route,
  { request, reply, bounds, file }: Received,
): Promise<FastifyReply> {
  const { call } = route;
  const { admitted } = request;
  if (!admitted) throw new Error('a call is made by who was not admitted');
  const { principal, input, errors } = admitted;
  checkInput({ call, bounds }, request, ['body'], admitted);
  // Callers without permission must not learn anything about the expected input.
  const membership = await requireMembership(app, route, admitted);
  if (errors.length > 0) throw invalidInput(errors);

  const answer = new AnswerParts(app.config.secureCookies);
  const afterCommit: (() => Promise<void> | void)[] = [];
  const context = {
    ...input,
    app,
    principal,
    membership,
    file,
    request: {
      id: request.id,
      address: requestIp(request),
      userAgent: request.headers['user-agent'] ?? '',
      locale: principal?.locale ?? requestLocale(request),
      cookies: request.cookies,
      acceptLanguage: request.headers['accept-language'],
      origin: requestOrigin(request, app.config.publicUrl),
      rawBody: request.rawBody,
    },
    answer,
    afterCommit: (work: () => Promise<void> | void) => afterCommit.push(work),
  };
  const caller = callerSignal(reply);
  const database =
    membership && principal
      ? app.database.ofClient(membership.clientId, {
          ...locationScope(principal, membership),
          caller,
        })
      : app.database.acrossClients({ caller });
  // The response is validated before the commit, so that an invalid response changes nothing.
  const run = async (db: Db) => {
    const result = await route.handle({ ...context, db });
    if (isFile(call)) closeWithAnswer(reply, (result as FileAnswer).stream);
    return checkOutput(call, result);
  };
  const result = await withActor(actorOf(call, principal, request.id), async () => {
    const changes = call.method !== 'GET' || call.changes === true;
    const done =
      !changes || route.ownTransactions
        ? await run(database).catch((error: unknown) => {
            const maybeDone = changes && isLostHalfway(error);
            throw maybeDone ? new CommitUnanswered(error) : error;
          })
        : await database.transaction().execute(run);
    for (const work of afterCommit) await work();
    return done;
  });
  answer.apply(reply);
  return send(call, result, reply);
}

function actorOf(call: CallDefinition, principal: Principal | undefined, requestId: string): Actor {
  return {
    via: `${call.method} ${call.path}`,
    requestId,
    ...(principal && { userId: principal.userId }),
    ...(principal?.actedBy && { byUserId: principal.actedBy }),
  };
}

function checkOutput(call: CallDefinition, result: unknown): unknown {
  if (call.status === 204 || !(call.response instanceof z.ZodType)) return result;
  return call.response.parse(result);
}

function isLinkedFile(call: CallDefinition): boolean {
  return call.access.kind === 'link' && isFile(call);
}

function isFile({ response }: CallDefinition): boolean {
  return !(response instanceof z.ZodType);
}

function send(call: CallDefinition, result: unknown, reply: FastifyReply): FastifyReply {
  if (isFile(call)) return sendFile(reply, result as FileAnswer, call);
  reply.headers(cacheHeaders(call));
  if (reply.statusCode === 304) return reply.send();
  if (call.status === 204) return reply.code(204).send();
  return reply
    .code(madeNothing(call, result) ? 200 : (call.status ?? 200))
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(result));
}

/** The response depends on the origin and the caller's language. */
function cacheHeaders({ cacheSeconds }: CallDefinition): Record<string, string> {
  if (cacheSeconds === undefined) return { 'cache-control': 'no-store' };
  return { 'cache-control': `public, max-age=${cacheSeconds}`, vary: 'origin, accept-language' };
}

function madeNothing({ made }: CallDefinition, result: unknown): boolean {
  return made !== undefined && (result as Record<string, unknown[]>)[made]?.length === 0;
}

/** Aborts when the caller disconnected before the response and the grace time is over. */
function callerSignal(reply: FastifyReply): AbortSignal {
  const caller = new AbortController();
  const { raw } = reply;
  const leave = () => {
    // A connection always closes after the response; only if the response is incomplete has the caller disconnected.
    if (!raw.writableFinished) setTimeout(() => caller.abort(), FINISH_MS).unref();
  };
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return caller.signal;
}

/**
 * Rate limit of a call. Requests with a key are counted by IP address, because invented keys would otherwise each get a
 * new limit.
 */
function rateLimitOptions({ max, seconds, withKey }: NonNullable<CallDefinition['rate']>) {
  const timeWindow = seconds * 1000;
  if (withKey === undefined) return { max, timeWindow };
  const showsKey = ({ headers }: FastifyRequest) => /^bearer /i.test(headers.authorization ?? '');
  return {
    max: (request: FastifyRequest) => (showsKey(request) ? withKey : max),
    timeWindow,
    keyGenerator: (request: FastifyRequest) =>
      `${addressKey(requestIp(request))}${showsKey(request) ? ' key' : ''}`,
  };
}
