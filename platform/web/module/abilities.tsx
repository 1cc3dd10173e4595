import { createContext, type ReactNode, use } from 'react';
import type { Permission } from '#platform/contract/permission.ts';

/**
 * Permissions of the user here, as the server returns them; `all` on screens for super admins only. The web repeats no
 * permission rule.
 */
export type Abilities = ReadonlySet<string> | 'all';

export const AbilitiesContext = createContext<Abilities>(new Set());

/** For a list of things of which each has its permission. */
export function useAbilities(): (permission: Permission) => boolean {
  const abilities = use(AbilitiesContext);
  return ({ ability }) => abilities === 'all' || abilities.has(ability);
}

export function useAbility(permission: Permission): boolean {
  return useAbilities()(permission);
}

/** Renders its children only for users with the permission; the server refuses others anyway. */
export function IfAble({ to, children }: { to: Permission; children: ReactNode }) {
  return useAbility(to) ? children : null;
}
