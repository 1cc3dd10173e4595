import type { FastifyRequest } from 'fastify';
import type { Access } from '#platform/contract/call.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { accessTokenExpired, authenticationFailed } from '#platform/contract/problems.ts';
import { ACCESS_COOKIE } from '../../sessions/cookies.ts';
import type { Principal } from '../../sessions/principal.ts';
import type { Sessions } from '../../sessions/sessions.ts';

type Cookies = Readonly<Record<string, string | undefined>>;

/** Returns the user of a request; undefined only if the call needs no session. */
export async function authenticateRequest(
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

/** For the few routes that are no calls and belong to a signed-in user. */
export async function requirePrincipal(
  parts: { sessions: Sessions },
  request: FastifyRequest,
): Promise<Principal> {
  const principal = await authenticateRequest(parts, { kind: 'session' }, request);
  if (!principal) throw authenticationFailed();
  return principal;
}
