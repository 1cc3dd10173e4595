import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Principal } from '#platform/server/sessions/principal.ts';
import type { AccountsTables } from '../tables.ts';

const HELPERS_SHOWN = 5;

/** The active brand admins of the user's clients. */
export async function accessHelpers(
  { db, app }: { db: Db<AccountsTables>; app: App },
  principal: Principal,
) {
  const ids = [...principal.memberships.keys()];
  if (ids.length === 0) return [];
  const clients = await app.ports.ask(clientsByIds, { ids }, { db, app });
  const administrators = await db
    .selectFrom('accounts.memberships as membership')
    .innerJoin('accounts.users as user', 'user.id', 'membership.user_id')
    .select([
      'membership.client_id',
      'user.email',
      'user.first_name',
      'user.last_name',
      'user.locale',
    ])
    .where('membership.client_id', 'in', ids)
    .where('membership.role', '=', 'brand_admin')
    .where('membership.disabled_at', 'is', null)
    .where('user.status', '=', 'active')
    .orderBy('user.created_at')
    .execute();
  return clients.map((client) => ({
    client,
    administrators: administrators
      .filter(({ client_id }) => client_id === client.uuid)
      .slice(0, HELPERS_SHOWN),
  }));
}
