import type { ClientWithModules } from '#modules/directory/contract/clients/client-ports.ts';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

/** Clients in use, or archived ones too, by name, with their modules in the order of the header. */
export async function readClients(
  { db }: { db: Db<DirectoryTables> },
  ids: readonly string[] | 'all',
  { withArchived = false }: { withArchived?: boolean | undefined } = {},
): Promise<ClientWithModules[]> {
  if (ids.length === 0) return [];
  const clients = await db
    .selectFrom('directory.clients')
    .select(['id', 'identifier', 'brand_id', 'name', 'time_zone', 'archived_at'])
    .$if(!withArchived, (query) => query.where('archived_at', 'is', null))
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids as string[]))
    .orderBy('name')
    .execute();
  if (clients.length === 0) return [];
  const modules = await db
    .selectFrom('directory.client_modules')
    .selectAll()
    .where(
      'client_id',
      'in',
      clients.map(({ id }) => id),
    )
    .execute();
  return clients.map((client) => ({
    uuid: client.id,
    identifier: client.identifier,
    brandId: client.brand_id,
    name: client.name,
    timeZone: client.time_zone,
    isArchived: client.archived_at !== null,
    modules: modules
      .filter(({ client_id }) => client_id === client.id)
      .map(({ module, product }) => ({ module, product }))
      .sort((a, b) => SUITE_MODULES.indexOf(a.module) - SUITE_MODULES.indexOf(b.module)),
  }));
}
