import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallDefinition } from '#platform/contract/call.ts';
import { crossSiteRequest, forbidden } from '#platform/contract/problems.ts';
import type { App } from '../../app.ts';
import type { Membership, Principal } from '../../sessions/principal.ts';
import { authenticateRequest } from './authenticate-request.ts';
import { type CheckedParts, checkInput, nothingChecked, type Part } from './check-input.ts';
import { mayCall, membershipFor } from './client-of-call.ts';
import { isCrossSite } from './cross-site.ts';
import type { InputBounds } from './input-bounds.ts';

declare module 'fastify' {
  interface FastifyRequest {
    admitted: Admission | null;
  }
}

/** What is known of a request before its body is taken. */
export interface Admission extends CheckedParts {
  principal: Principal | undefined;
}

const BEFORE_BODY: readonly Part[] = ['params', 'query', 'headers'];

export function admission(server: FastifyInstance): void {
  server.decorateRequest('admitted', null);
}

/**
 * Who may not call is refused before anything of the body is read: a large one costs us something only when it comes
 * from somebody whom we know, for a client that is theirs.
 */
export async function admitRequest(
  app: App,
  given: { call: CallDefinition; bounds: InputBounds },
  request: FastifyRequest,
): Promise<Admission> {
  const { access } = given.call;
  if (isCrossSite(request, app.config.publicUrl)) throw crossSiteRequest();
  const principal = await authenticateRequest(app, access, request);
  const checked = nothingChecked();
  if (principal && !mayCall(given.call, principal)) throw forbidden();
  checkInput(given, request, BEFORE_BODY, checked);
  // Where the client stands in the body, it is judged once that is there.
  if (!(access.kind === 'client' && access.client.startsWith('body.')))
    membershipOf(given.call, principal, checked);
  return { ...checked, principal };
}

export function membershipOf(
  { access }: CallDefinition,
  principal: Principal | undefined,
  { input }: CheckedParts,
): Membership | undefined {
  return principal && access.kind === 'client'
    ? membershipFor(access, principal, input)
    : undefined;
}
