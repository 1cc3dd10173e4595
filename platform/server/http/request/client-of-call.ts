import type { Access, CallDefinition } from '#platform/contract/call.ts';
import { holds } from '#platform/contract/permission.ts';
import { moduleOpensElsewhere } from '#platform/contract/problems.ts';
import type { Membership, Principal } from '../../sessions/principal.ts';
import { invalidInput } from '../problems/invalid-input.ts';
import type { CheckedParts } from './check-input.ts';

type ClientAccess = Extract<Access, { kind: 'client' }>;

/** The client that a call names, or the record that is a client's, as it was sent. A call that names none is about nobody's data: that is its field's fault. */
export function clientAskedFor(
  access: ClientAccess,
  { input }: Pick<CheckedParts, 'input'>,
): string {
  const [part, key] = placeOf(access);
  const given = (input[part] as Record<string, unknown> | null | undefined)?.[key];
  if (typeof given !== 'string' || given === '')
    throw invalidInput([{ field: access.client, code: 'required' }]);
  return given;
}

/** Judges one call for one user; none where they may not make it for this client. */
export function membershipFor(
  access: ClientAccess,
  principal: Principal,
  asked: string,
): Membership | undefined {
  const membership = findMembership(
    principal,
    asked,
    access.owner ? 'clientId' : placeOf(access)[1],
  );
  if (!membership || holds(access.may, membership)) return membership;
  // Only who would have it there is told so: everybody else learns nothing of the client's products.
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
  // Who acts as somebody does so in their name, and never as a super admin.
  return call.access.kind !== 'super-admin' || (principal.isSuperAdmin && !principal.actedBy);
}
