import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallDefinition } from '#platform/contract/call.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import { crossSiteRequest, forbidden } from '#platform/contract/problems.ts';
import type { App } from '../../app.ts';
import { type Actor, withActor } from '../../audit/actor.ts';
import type { Db } from '../../database/database.ts';
import { locationScope } from '../../sessions/location-scope.ts';
import type { Membership, Principal } from '../../sessions/principal.ts';
import { AnswerParts } from '../answer/answer-parts.ts';
import { closeWithAnswer } from '../answer/close-with-answer.ts';
import type { FileAnswer } from '../answer/file-answer.ts';
import { sendFile } from '../answer/send-file.ts';
import { DeclaredProblems } from '../problems/declared-problems.ts';
import { fieldErrors } from '../problems/field-errors.ts';
import { invalidInput } from '../problems/invalid-input.ts';
import { addressOfRequest } from '../request/address-of-request.ts';
import { authenticateRequest } from '../request/authenticate-request.ts';
import { mayCall, membershipFor } from '../request/client-of-call.ts';
import { isCrossSite } from '../request/cross-site.ts';
import { walkInput } from '../request/input-walk.ts';
import { localeOfRequest } from '../request/locale-of-request.ts';
import type { ReceivedFile } from '../request/received-file.ts';
import { withUpload } from '../request/with-upload.ts';
import type { Route } from '../route.ts';

const PARTS = ['params', 'query', 'headers', 'body'] as const;
type Part = (typeof PARTS)[number];

/** Puts one declared call on the server: who, for which client, with what, in one transaction, checked on the way out. */
export function mountRoute(server: FastifyInstance, app: App, route: Route): void {
  const { call } = route;
  server.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: {
      access: call.access,
      problems: new DeclaredProblems(call),
      ...(call.rate && { rateLimit: { max: call.rate.max, timeWindow: call.rate.seconds * 1000 } }),
    },
    handler: (request, reply) => handle(app, route, request, reply),
  });
}

interface Received {
  request: FastifyRequest;
  reply: FastifyReply;
  principal: Principal | undefined;
  file: ReceivedFile | undefined;
}

async function handle(
  app: App,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { call } = route;
  if (isCrossSite(request, app.config.publicUrl)) throw crossSiteRequest();
  const principal = await authenticateRequest(app, call.access, request);
  if (!call.upload) return perform(app, route, { request, reply, principal, file: undefined });
  // Who may not call is refused before anything of the file is taken.
  const { body: _later, ...withoutBody } = call;
  permit(call, principal, checkInput(withoutBody, request).input);
  return withUpload(request, call.upload, (file) =>
    perform(app, route, { request, reply, principal, file }),
  );
}

async function perform(
  app: App,
  route: Route,
  { request, reply, principal, file }: Received,
): Promise<FastifyReply> {
  const { call } = route;
  const { input, errors } = checkInput(call, request);
  // Who may not call learns nothing about what the call would have taken.
  const membership = permit(call, principal, input);
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
    },
    answer,
    afterCommit: (work: () => Promise<void> | void) => afterCommit.push(work),
  };
  const database =
    membership && principal
      ? app.database.ofClient(membership.clientId, locationScope(principal, membership))
      : app.database.acrossClients();
  // The answer is checked before the transaction is kept: one that breaks its contract has changed nothing.
  const run = async (db: Db) => {
    const result = await route.handle({ ...context, db });
    if (isFile(call)) closeWithAnswer(reply, (result as FileAnswer).stream);
    return checkOutput(call, result);
  };
  const result = await withActor(actorOf(call, principal, request.id), async () => {
    const done =
      call.method === 'GET' || route.ownTransactions
        ? await run(database)
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

function permit(
  call: CallDefinition,
  principal: Principal | undefined,
  input: Record<Part, unknown>,
): Membership | undefined {
  if (principal && !mayCall(call, principal)) throw forbidden();
  return principal && call.access.kind === 'client'
    ? membershipFor(call.access, principal, input)
    : undefined;
}

function checkInput(
  call: CallDefinition,
  request: FastifyRequest,
): { input: Record<Part, unknown>; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const input: Record<Part, unknown> = {
    params: undefined,
    query: undefined,
    headers: undefined,
    body: undefined,
  };
  for (const part of PARTS) {
    const schema = call[part];
    if (!schema) continue;
    const given = request[part] ?? (part === 'body' ? {} : undefined);
    const unfit = part === 'headers' ? undefined : walkInput(given, part);
    if (unfit) {
      errors.push(unfit);
      continue;
    }
    const checked = schema.safeParse(given);
    input[part] = checked.success ? checked.data : given;
    if (!checked.success) errors.push(...fieldErrors(part, checked.error, given));
  }
  return { input, errors };
}

function checkOutput(call: CallDefinition, result: unknown): unknown {
  if (call.status === 204 || !(call.response instanceof z.ZodType)) return result;
  return call.response.parse(result);
}

function isFile({ response }: CallDefinition): boolean {
  return !(response instanceof z.ZodType);
}

function send(call: CallDefinition, result: unknown, reply: FastifyReply): FastifyReply {
  if (isFile(call)) return sendFile(reply, result as FileAnswer);
  reply.header('cache-control', 'no-store');
  if (reply.statusCode === 304) return reply.send();
  if (call.status === 204) return reply.code(204).send();
  return reply
    .code(call.status ?? 200)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(result));
}
