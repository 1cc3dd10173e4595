import type { Updateable } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { DirectoryTables } from '../tables.ts';

type Columns = Updateable<DirectoryTables['directory.locations']>;

/** Inserts locations with a name, a position and other columns. Returns their ids by name. */
export async function addStores(
  app: App,
  client: { id: string },
  stores: readonly (Columns & { name: string; at?: readonly [number, number] })[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { name, at, ...columns } of stores) {
    const id = uuidV7();
    ids.set(name, id);
    await app.database
      .acrossClients<DirectoryTables>()
      .insertInto('directory.locations')
      .values({
        country: 'FR',
        ...(at && { latitude: at[0], longitude: at[1] }),
        ...columns,
        client_id: client.id,
        id,
        code: `C-${name}`,
        name,
      } as never)
      .execute();
  }
  return ids;
}
