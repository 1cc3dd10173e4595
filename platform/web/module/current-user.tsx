import { createContext, type ReactNode, use } from 'react';
import type { Permission } from '#platform/contract/permission.ts';

/** The user of the session, personally or acted as. */
export interface CurrentUser {
  id: string;
  firstName: string;
  lastName: string;
}

export const CurrentUserContext = createContext<CurrentUser | null>(null);

export function useCurrentUser(): CurrentUser {
  const user = use(CurrentUserContext);
  if (!user) throw new Error('a screen stands outside of any shell');
  return user;
}

/** A super admin acts as a user: both names, and a function to stop [SUP-04]. */
export interface Acting {
  by: string;
  as: string;
  stop: () => Promise<void>;
}

export const ActingContext = createContext<Acting | null>(null);

/**
 * Null unless a super admin acts as this user. Some actions are allowed only for the user personally; a screen then explains
 * this instead of calling.
 */
export function useActing(): Acting | null {
  return use(ActingContext);
}

/**
 * Permissions of the user here, as the server returns them; `all` on screens for super admins only. The web repeats no
 * permission rule.
 */
export type Abilities = ReadonlySet<string> | 'all';

export const AbilitiesContext = createContext<Abilities>(new Set());

/** For several things with a permission each. */
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
