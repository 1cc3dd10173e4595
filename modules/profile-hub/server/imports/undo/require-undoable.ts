import { sql } from 'kysely';
import {
  importAlreadyUndone,
  undoTooLate,
} from '#modules/profile-hub/contract/imports/import-problems.ts';
import { UNDO_DAYS } from '#modules/profile-hub/contract/limits.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../../tables.ts';

/** Locks the import, so that the second of two concurrent undo requests is refused. */
export async function requireUndoable(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, importId }: { clientId: string; importId: string },
): Promise<{ certificateId: string; fileName: string }> {
  const row = await db
    .selectFrom('profile_hub.imports')
    .select([
      'certificate_id',
      'file_name',
      'undone_at',
      sql<boolean>`imported_at < now() - make_interval(days => ${UNDO_DAYS})`.as('isOld'),
    ])
    .where('client_id', '=', clientId)
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.undone_at) throw importAlreadyUndone();
  if (row.isOld) throw undoTooLate({ days: UNDO_DAYS });
  return { certificateId: row.certificate_id, fileName: row.file_name };
}
