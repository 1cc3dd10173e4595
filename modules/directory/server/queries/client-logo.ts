import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

export async function readClientLogo(
  { db }: { db: Db<DirectoryTables> },
  clientId: string,
): Promise<{ logoId: string | null; archivedAt: Date | null }> {
  const client = await db
    .selectFrom('directory.clients')
    .select(['logo_file_id as logoId', 'archived_at as archivedAt'])
    .where('id', '=', clientId)
    .executeTakeFirst();
  if (!client) throw notFound();
  return client;
}
