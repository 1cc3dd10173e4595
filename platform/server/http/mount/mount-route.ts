import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallDefinition } from '#platform/contract/call.ts';
import type { App } from '../../app.ts';
import { type Actor, withActor } from '../../audit/actor.ts';
import { CommitUnanswered } from '../../database/commit-unanswered.ts';
import type { Db } from '../../database/database.ts';
import { isLostHalfway } from '../../database/database-away.ts';
import { locationScope } from '../../sessions/location-scope.ts';
import type { Principal } from '../../sessions/principal.ts';
import { AnswerParts } from '../answer/answer-parts.ts';
import { mountPreflight, openToAnyOrigin } from '../answer/any-origin.ts';
import { closeWithAnswer } from '../answer/close-with-answer.ts';
import type { FileAnswer } from '../answer/file-answer.ts';
import { sendFile } from '../answer/send-file.ts';
import { mountSomePreflights, openToSomeOrigins } from '../answer/some-origins.ts';
import { DeclaredProblems } from '../problems/declared-problems.ts';
import { invalidInput } from '../problems/invalid-input.ts';
import { answerLinkRefusal } from '../problems/link-refusal.ts';
import { addressOfRequest } from '../request/address-of-request.ts';
import { admitRequest, membershipOf } from '../request/admit-request.ts';
import { callerSignal } from '../request/caller-signal.ts';
import { checkInput } from '../request/check-input.ts';
import { type InputBounds, inputBounds } from '../request/input-bounds.ts';
import { localeOfRequest } from '../request/locale-of-request.ts';
import { originOfRequest } from '../request/origin-of-request.ts';
import { rateLimitOf } from '../request/rate-limit-of.ts';
import type { ReceivedFile } from '../request/received-file.ts';
import { withUpload } from '../request/with-upload.ts';
import type { Route } from '../route.ts';

/** Puts one declared call on the server: who, for which client, with what, in one transaction, checked on the way out. */
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
      ...(call.rate && { rateLimit: rateLimitOf(call.rate) }),
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
  // Who may not call learns nothing about what the call would have taken.
  const membership = await membershipOf(app, route, admitted);
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
      address: addressOfRequest(request),
      userAgent: request.headers['user-agent'] ?? '',
      locale: principal?.locale ?? localeOfRequest(request),
      cookies: request.cookies,
      acceptLanguage: request.headers['accept-language'],
      origin: originOfRequest(request, app.config.publicUrl),
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
  // The answer is checked before the transaction is kept: one that breaks its contract has changed nothing.
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
  reply.headers(keptHeaders(call));
  if (reply.statusCode === 304) return reply.send();
  if (call.status === 204) return reply.code(204).send();
  return reply
    .code(madeNothing(call, result) ? 200 : (call.status ?? 200))
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(result));
}

/** Another page may be refused, and another reader has other words. */
function keptHeaders({ keptSeconds }: CallDefinition): Record<string, string> {
  if (keptSeconds === undefined) return { 'cache-control': 'no-store' };
  return { 'cache-control': `public, max-age=${keptSeconds}`, vary: 'origin, accept-language' };
}

function madeNothing({ made }: CallDefinition, result: unknown): boolean {
  return made !== undefined && (result as Record<string, unknown[]>)[made]?.length === 0;
}
