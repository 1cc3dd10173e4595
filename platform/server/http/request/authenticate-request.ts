import type { FastifyRequest } from 'fastify';
import type { Access } from '#platform/contract/call.ts';
import { accessTokenExpired, authenticationFailed } from '#platform/contract/problems.ts';
import { ACCESS_COOKIE } from '../../sessions/cookies.ts';
import type { Principal } from '../../sessions/principal.ts';
import type { Sessions } from '../../sessions/sessions.ts';

/** Who calls; undefined only where the call does not ask. */
export async function authenticateRequest(
  { sessions }: { sessions: Sessions },
  access: Access,
  request: FastifyRequest,
): Promise<Principal | undefined> {
  const token = request.cookies[ACCESS_COOKIE];
  const principal = token ? await sessions.authenticate(token) : undefined;
  if (principal && principal !== 'expired') return principal;
  if (access.kind === 'public' || access.kind === 'link') return undefined;
  throw principal === 'expired' ? accessTokenExpired() : authenticationFailed();
}

/** For the few routes that are no calls and belong to a signed-in user. */
export async function requirePrincipal(
  parts: { sessions: Sessions },
  request: FastifyRequest,
): Promise<Principal> {
  const principal = await authenticateRequest(parts, { kind: 'session' }, request);
  if (!principal) throw authenticationFailed();
  return principal;
}
