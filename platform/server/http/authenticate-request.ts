import type { FastifyRequest } from 'fastify';
import type { Access } from '#platform/contract/call.ts';
import { accessTokenExpired, authenticationFailed } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import { ACCESS_COOKIE } from '../sessions/cookies.ts';
import type { Principal } from '../sessions/principal.ts';

/** Who calls; undefined only where the call does not ask. */
export async function authenticateRequest(
  app: App,
  access: Access,
  request: FastifyRequest,
): Promise<Principal | undefined> {
  const token = request.cookies[ACCESS_COOKIE];
  const principal = token ? await app.sessions.authenticate(app, token) : undefined;
  if (principal && principal !== 'expired') return principal;
  if (access.kind === 'public' || access.kind === 'link') return undefined;
  throw principal === 'expired' ? accessTokenExpired() : authenticationFailed();
}

/** For the few routes that are no calls and belong to a signed-in user. */
export async function requirePrincipal(app: App, request: FastifyRequest): Promise<Principal> {
  const principal = await authenticateRequest(app, { kind: 'session' }, request);
  if (!principal) throw authenticationFailed();
  return principal;
}
