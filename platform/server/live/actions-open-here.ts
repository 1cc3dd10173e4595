import type { Notification } from '#platform/contract/calls/notification.ts';
import { opensHere } from '#platform/contract/navigation.ts';
import type { Principal } from '../sessions/principal.ts';

/** Keeps the notification but removes actions that lead to a module which now opens in another product [GEN-05]. */
export function actionsOpenHere(
  principal: Pick<Principal, 'memberships'>,
  { clientId, actions }: Pick<Notification, 'clientId' | 'actions'>,
): Notification['actions'] {
  const modules = principal.memberships.get(clientId)?.modules ?? [];
  const elsewhere = modules.filter((given) => !opensHere(given)).map(({ module }) => `/${module}`);
  return actions.filter(
    ({ path }) => !elsewhere.some((root) => path === root || path.startsWith(`${root}/`)),
  );
}
