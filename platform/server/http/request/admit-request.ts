import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  acceptsApiKeys,
  apiKeyNotAccepted,
  apiKeyWithoutPermission,
} from '#platform/contract/api-key.ts';
import type { Access, CallDefinition, RecordOwnerPort } from '#platform/contract/call.ts';
import { holds } from '#platform/contract/permission.ts';
import type { Problem } from '#platform/contract/problem.ts';
import {
  accessTokenExpired,
  authenticationFailed,
  crossSiteRequest,
  forbidden,
  moduleOpensElsewhere,
  notFound,
} from '#platform/contract/problems.ts';
import { authenticateApiKey, presentsApiKey } from '../../api-keys/authenticate-api-key.ts';
import type { App } from '../../app.ts';
import { ACCESS_COOKIE } from '../../sessions/cookies.ts';
import type { Membership, Principal } from '../../sessions/principal.ts';
import type { Sessions } from '../../sessions/sessions.ts';
import { invalidInput } from '../problems/request-problems.ts';
import type { Route } from '../route.ts';
import {
  type CheckedParts,
  checkInput,
  type InputBounds,
  nothingChecked,
  type Part,
} from './check-input.ts';
import { isCrossSite } from './request-origin.ts';
import { requestLocale } from './visitor-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    admitted: Admission | null;
  }
}

/** Known facts about a request before its body is read. */
export interface Admission extends CheckedParts {
  principal: Principal | undefined;
}

const BEFORE_BODY: readonly Part[] = ['params', 'query', 'headers'];

export function admission(server: FastifyInstance): void {
  server.decorateRequest('admitted', null);
}

/**
 * Rejects unauthorized callers before the body is read, so that large bodies are accepted only from known users of the
 * client.
 */
export async function admitRequest(
  app: App,
  { route, bounds }: { route: Route; bounds: InputBounds },
  request: FastifyRequest,
): Promise<Admission> {
  const { call } = route;
  const { access } = call;
  const { publicUrl } = app.config;
  const isByKey = isCallByKey(call, request);
  // No page makes a browser send an API key by itself, so a key needs no protection against other sites.
  if (!isByKey && !call.anyOrigin && isCrossSite(request, { publicUrl, changes: call.changes }))
    throw crossSiteRequest();
  const principal = isByKey
    ? await authenticateKey(app, call, request)
    : await authenticateRequest(app, access, request);
  const checked = nothingChecked();
  if (principal && !mayCall(call, principal)) throw forbidden();
  checkInput({ call, bounds }, request, BEFORE_BODY, checked);
  if (route.prove) {
    // The proof uses URL and headers. Errors in the query are reported only after it, to authorized callers.
    const faults = checked.errors.filter(({ field }) => !field.startsWith('query'));
    if (faults.length > 0) throw invalidInput(faults);
    await route.prove({ app, params: checked.input.params, headers: checked.input.headers });
  }
  // If the body names the client, access is checked after the body was read.
  if (!(access.kind === 'client' && access.client.startsWith('body.')))
    await requireMembership(app, route, { ...checked, principal });
  return { ...checked, principal };
}

/** 403 instead of 404 for another client, so that ids cannot be probed. */
export async function requireMembership(
  app: App,
  { call: { access }, whyRefused }: Route,
  { principal, ...checked }: Admission,
): Promise<Membership | undefined> {
  if (!principal || access.kind !== 'client') return undefined;
  const named = requestedClientId(access, checked);
  // A value that is not a valid ID matches no record.
  if (access.owner && checked.errors.some(({ field }) => field === access.client)) throw notFound();
  const requested = access.owner ? await ownerOf(app, access.owner, named) : named;
  // A record of another client is reported like one that does not exist.
  if (access.owner && (requested === undefined || !principal.memberships.has(requested)))
    throw notFound();
  const membership = membershipFor(access, principal, requested ?? named);
  if (!membership && principal.isApiKey) throw keyRefusal(access, principal, requested ?? named);
  if (!membership)
    throw (await whyRefused?.({ app, principal, requested: requested ?? named })) ?? forbidden();
  return membership;
}

/** Only keys of this client learn which permission they miss. */
function keyRefusal(access: ClientAccess, principal: Principal, requested: string): Problem {
  const key = access.owner ? 'clientId' : placeOf(access)[1];
  if (!findMembership(principal, requested, key)) return forbidden();
  return apiKeyWithoutPermission({ permission: access.may.ability });
}

function ownerOf(app: App, owner: RecordOwnerPort, id: string): Promise<string | undefined> {
  return app.ports.call(owner, { id }, { db: app.database.acrossClients(), app });
}

type ClientAccess = Extract<Access, { kind: 'client' }>;

/**
 * Returns the client ID, or the ID of the client's record, as sent. If it is missing, the error belongs to its field.
 */
function requestedClientId(access: ClientAccess, { input }: Pick<CheckedParts, 'input'>): string {
  const [part, key] = placeOf(access);
  const given = (input[part] as Record<string, unknown> | null | undefined)?.[key];
  if (typeof given !== 'string' || given === '')
    throw invalidInput([{ field: access.client, code: 'required' }]);
  return given;
}

/** Returns the user's access to a client for a call; undefined if there is none. */
function membershipFor(
  access: ClientAccess,
  principal: Principal,
  requested: string,
): Membership | undefined {
  const membership = findMembership(
    principal,
    requested,
    access.owner ? 'clientId' : placeOf(access)[1],
  );
  if (!membership || holds(access.may, membership)) return membership;
  // Only users who have access in the other product get this problem. Others learn nothing about the client's products.
  if (holds(access.may, { ...membership, menus: membership.menusElsewhere }))
    throw moduleOpensElsewhere();
  return undefined;
}

function placeOf({ client }: ClientAccess): ['params' | 'query' | 'body', string] {
  return client.split('.') as ['params' | 'query' | 'body', string];
}

function findMembership(principal: Principal, given: string, key: string): Membership | undefined {
  if (key === 'clientId' || key === 'uuid') return principal.memberships.get(given.toLowerCase());
  for (const membership of principal.memberships.values()) {
    if (membership.brandId === given) return membership;
  }
  return undefined;
}

export function mayCall(call: CallDefinition, principal: Principal): boolean {
  if (call.access.kind === 'session') return !(call.access.inPerson && principal.actedBy);
  // A super admin who acts as a user has no super admin rights.
  return call.access.kind !== 'super-admin' || (principal.isSuperAdmin && !principal.actedBy);
}

/** Calls without sign-in read the header themselves, if at all. */
function isCallByKey(call: CallDefinition, { headers, cookies }: FastifyRequest): boolean {
  const isOpen = call.access.kind === 'public' || call.access.kind === 'link';
  if (isOpen && !acceptsApiKeys(call)) return false;
  return presentsApiKey(headers.authorization, cookies[ACCESS_COOKIE] !== undefined);
}

async function authenticateKey(
  app: App,
  call: CallDefinition,
  request: FastifyRequest,
): Promise<Principal> {
  const { authorization = '' } = request.headers;
  const locale = requestLocale(request);
  const principal = await authenticateApiKey(app, { authorization, locale });
  if (!acceptsApiKeys(call)) throw apiKeyNotAccepted();
  return principal;
}

type Cookies = Readonly<Record<string, string | undefined>>;

/** Returns the user of a request; undefined only if the call needs no session. */
async function authenticateRequest(
  parts: { sessions: Sessions },
  access: Access,
  { cookies }: FastifyRequest,
): Promise<Principal | undefined> {
  const principal = await holderOf(parts, cookies);
  if (principal && principal !== 'expired') return principal;
  if (access.kind === 'public' || access.kind === 'link') return undefined;
  throw problemOf(principal);
}

/** Problem for calls that need a session only in some cases and find none. */
export async function notSignedInProblem(
  parts: { sessions: Sessions },
  cookies: Cookies,
): Promise<Problem> {
  const holder = await holderOf(parts, cookies);
  return problemOf(holder === 'expired' ? holder : undefined);
}

function holderOf({ sessions }: { sessions: Sessions }, cookies: Cookies) {
  const token = cookies[ACCESS_COOKIE];
  return token ? sessions.authenticate(token) : undefined;
}

function problemOf(holder: 'expired' | undefined): Problem {
  return holder === 'expired' ? accessTokenExpired() : authenticationFailed();
}

/** For the few routes that are no calls but need a signed-in user. */
export async function requirePrincipal(
  parts: { sessions: Sessions },
  request: FastifyRequest,
): Promise<Principal> {
  const principal = await authenticateRequest(parts, { kind: 'session' }, request);
  if (!principal) throw authenticationFailed();
  return principal;
}
