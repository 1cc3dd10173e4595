import { sql } from 'kysely';
import { clientArchivedEvent } from '#modules/directory/contract/events.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

/** Blocks or unblocks access to a client with immediate effect; its data stays unchanged. */
export async function setClientArchived(
  { db, app }: { db: Db<DirectoryTables>; app: App },
  id: string,
  archived: boolean,
): Promise<void> {
  const client = await db
    .selectFrom('directory.clients')
    .select('archived_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!client) throw notFound();
  if ((client.archived_at !== null) === archived) return;
  await db
    .updateTable('directory.clients')
    .set({
      archived_at: archived ? new Date() : null,
      updated_at: new Date(),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  if (archived)
    await app.events.publish(db, clientArchivedEvent, { clientId: id, payload: { clientId: id } });
  await app.sessions.principalChanged(db, '*');
}
