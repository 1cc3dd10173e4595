import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RecordOwnerPort } from '#platform/contract/call.ts';
import { crossSiteRequest, forbidden, notFound } from '#platform/contract/problems.ts';
import type { App } from '../../app.ts';
import type { Membership, Principal } from '../../sessions/principal.ts';
import { invalidInput } from '../problems/invalid-input.ts';
import type { Route } from '../route.ts';
import { authenticateRequest } from './authenticate-request.ts';
import { type CheckedParts, checkInput, nothingChecked, type Part } from './check-input.ts';
import { isCrossSite } from './cross-site.ts';
import type { InputBounds } from './input-bounds.ts';
import { mayCall, membershipFor, requestedClientId } from './requested-client.ts';

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
  if (!call.anyOrigin && isCrossSite(request, { publicUrl, changes: call.changes }))
    throw crossSiteRequest();
  const principal = await authenticateRequest(app, access, request);
  const checked = nothingChecked();
  if (principal && !mayCall(call, principal)) throw forbidden();
  checkInput({ call, bounds }, request, BEFORE_BODY, checked);
  if (route.prove) {
    // The proof reads address and headers; a wrong query is answered to proven callers alone.
    const faults = checked.errors.filter(({ field }) => !field.startsWith('query'));
    if (faults.length > 0) throw invalidInput(faults);
    await route.prove({ app, params: checked.input.params, headers: checked.input.headers });
  }
  // If the body names the client, access is checked after the body was read.
  if (!(access.kind === 'client' && access.client.startsWith('body.')))
    await requireMembership(app, route, { ...checked, principal });
  return { ...checked, principal };
}

/** 403, not 404, for a client that is not theirs: ids must not be probeable. */
export async function requireMembership(
  app: App,
  { call: { access }, whyRefused }: Route,
  { principal, ...checked }: Admission,
): Promise<Membership | undefined> {
  if (!principal || access.kind !== 'client') return undefined;
  const named = requestedClientId(access, checked);
  // A value that is not a valid ID matches no record.
  if (access.owner && checked.errors.some(({ field }) => field === access.client)) throw notFound();
  const asked = access.owner ? await ownerOf(app, access.owner, named) : named;
  // A record of another client is reported like one that does not exist.
  if (access.owner && (asked === undefined || !principal.memberships.has(asked))) throw notFound();
  const membership = membershipFor(access, principal, asked ?? named);
  if (!membership)
    throw (await whyRefused?.({ app, principal, asked: asked ?? named })) ?? forbidden();
  return membership;
}

function ownerOf(app: App, owner: RecordOwnerPort, id: string): Promise<string | undefined> {
  return app.ports.ask(owner, { id }, { db: app.database.acrossClients(), app });
}
