import type { UndoOutcome } from '#modules/profile-hub/contract/imports/past-imports.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../../tables.ts';

/** What came of it, where the process was lost after the undo was kept and before its job had ended. */
export async function alreadyUndone(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, importId }: { clientId: string; importId: string },
): Promise<UndoOutcome | null> {
  const row = await db
    .selectFrom('profile_hub.imports')
    .select('undone')
    .where('client_id', '=', clientId)
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirst();
  return row?.undone ?? null;
}
