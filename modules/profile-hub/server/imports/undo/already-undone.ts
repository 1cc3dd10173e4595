import type { UndoOutcome } from '#modules/profile-hub/contract/imports/past-imports.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../../tables.ts';

/** The stored outcome, if the process was lost after the undo was committed and before its job ended. */
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
