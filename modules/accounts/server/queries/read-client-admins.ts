import { sql } from 'kysely';
import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ClientAdmin } from '#platform/server/sessions/admins-port.ts';
import type { AccountsTables } from '../tables.ts';
import { clientUsersQuery, statusAtClient } from './client-users-query.ts';

/** Active brand admins of a client, read in the caller's transaction. */
export async function readClientAdmins(
  { db, app }: { db: Db<AccountsTables>; app: App },
  clientId: string,
): Promise<{ clientName: string; admins: ClientAdmin[] }> {
  const [client] = await app.ports.ask(clientsByIds, { ids: [clientId] }, { db, app });
  const admins = await clientUsersQuery({ db }, clientId)
    .select(['person.id as userId', 'person.email', 'person.locale'])
    .select(sql<string>`trim(person.first_name || ' ' || person.last_name)`.as('name'))
    .where('membership.role', '=', 'brand_admin')
    .where(statusAtClient, '=', 'active')
    .execute();
  return { clientName: client?.name ?? '', admins: client ? admins : [] };
}
