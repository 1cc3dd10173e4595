import { useMemo } from 'react';
import { getMenusCall } from '#modules/accounts/contract/get-menus.ts';
import type { Session } from '#modules/accounts/contract/get-session.ts';
import type { Role } from '#platform/contract/role.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { offeredMenus } from './offered-menus.ts';

const NOTHING: ReturnType<typeof offeredMenus> = [];

/** Loads the menus of all roles once, so that a role change needs no request. */
export function useOfferedMenus(session: Session) {
  const menus = useCall(getMenusCall, { query: {} });
  const offeredTo = useMemo(
    () => (role: Role | null) =>
      role && menus.data ? offeredMenus(menus.data, role, session) : NOTHING,
    [menus.data, session],
  );
  return { query: menus, offeredTo };
}
