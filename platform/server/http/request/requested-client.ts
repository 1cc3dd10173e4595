import type { Access, CallDefinition } from '#platform/contract/call.ts';
import { holds } from '#platform/contract/permission.ts';
import { moduleOpensElsewhere } from '#platform/contract/problems.ts';
import type { Membership, Principal } from '../../sessions/principal.ts';
import { invalidInput } from '../problems/invalid-input.ts';
import type { CheckedParts } from './check-input.ts';

type ClientAccess = Extract<Access, { kind: 'client' }>;

/**
 * Returns the client ID, or the ID of the client's record, as sent. If it is missing, the error belongs to its field.
 */
export function requestedClientId(
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
