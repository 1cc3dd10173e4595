import { sql } from 'kysely';
import { z } from 'zod';
import {
  ArchiveRefused,
  type RowsAboveClients,
} from '#platform/server/client-archive/client-data.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

const archivedClientSchema = z.looseObject({
  id: z.uuid(),
  identifier: z.string(),
  brand_id: z.string(),
  name: z.string(),
  short_url_base: z.string().nullable(),
});

/**
 * The client record in its archive. It is imported as archived: nothing is sent or published until a super admin has checked
 * and restored it.
 */
export const clientRow: RowsAboveClients = {
  table: 'directory.clients',
  of: (clientId) => sql`id = ${sql.lit(clientId)}`,
  async bringIn(anyDb, rows, columns) {
    const db = anyDb as Db<DirectoryTables>;
    const client = archivedClientSchema.parse(rows[0]);
    const { id, identifier, brand_id: brandId, short_url_base: host } = client;
    const same = await db
      .selectFrom('directory.clients')
      .select(['id', 'name'])
      .where((or) =>
        or.or([or('id', '=', id), or('identifier', '=', identifier), or('brand_id', '=', brandId)]),
      )
      .executeTakeFirst();
    if (same)
      throw new ArchiveRefused(
        same.id === id
          ? `The client ${same.name} exists here already. A client can be imported only once.`
          : `The client ${same.name} has the same identifier (${identifier}) or brand id (${brandId}).`,
        same.id === id
          ? { code: 'exists', params: { name: same.name } }
          : { code: 'numbers-taken', params: { name: same.name, identifier, brandId } },
      );
    const { rows: hosts } = await sql`
      select from directory.host_names where host = lower(${host})`.execute(db);
    if (hosts.length > 0)
      throw new ArchiveRefused(
        `The host ${host} of its short URLs belongs to another client here.`,
        { code: 'host-taken', params: { host: host ?? '' } },
      );
    const names = sql.join(columns.map((column) => sql.id(column)));
    await sql`
      insert into directory.clients (${names})
      select ${names} from json_populate_record(null::directory.clients, ${JSON.stringify(client)}::json)`.execute(
      db,
    );
    return {
      renamed: new Map(),
      notes: [`${client.name} is archived here; restore it to open it for its users.`],
    };
  },
  async finish(db, clientId) {
    const { numUpdatedRows } = await (db as Db<DirectoryTables>)
      .updateTable('directory.clients')
      .set({ archived_at: new Date() })
      .where('id', '=', clientId)
      .executeTakeFirst();
    // Prevents a modified archive from importing another client, open to its users.
    if (numUpdatedRows !== 1n)
      throw new ArchiveRefused('The client in the archive is not the one that its manifest names.');
  },
};
