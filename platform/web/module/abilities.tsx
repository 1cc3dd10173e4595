import { createContext, type ReactNode, use } from 'react';
import type { Permission } from '#platform/contract/permission.ts';

/** What the server says the user may do here; `all` where only super admins are. No rule is repeated in the web. */
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

/** Shows what is for those only for whom the permission holds; the server refuses the others all the same. */
export function IfAble({ to, children }: { to: Permission; children: ReactNode }) {
  return useAbility(to) ? children : null;
}
