import type { Notification } from '#platform/contract/calls/notification.ts';
import { opensHere } from '#platform/contract/navigation.ts';
import type { Principal } from '../sessions/principal.ts';

/** What was told stays told, but a way into a module that has moved to another product leads nowhere [GEN-05]. */
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
