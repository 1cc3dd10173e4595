import { sql } from 'kysely';
import { contactsChanged } from '#modules/profile-hub/contract/events.ts';
import type { UndoOutcome } from '#modules/profile-hub/contract/imports/past-imports.ts';
import type { App } from '#platform/server/app.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../../tables.ts';
import { settleImported } from '../settle-imported.ts';
import { removeMadeContacts } from './remove-made-contacts.ts';
import { requireUndoable } from './require-undoable.ts';
import { restoreValues } from './restore-values.ts';
import { voidCertificate } from './void-certificate.ts';

/** Takes an import back as a whole, in one transaction; what happened since stays and is counted [PH-13]. */
export async function undoImport(
  { db, app }: { db: Tx<ProfileHubTables>; app: App },
  {
    clientId,
    importId,
    userId,
    progress,
  }: {
    clientId: string;
    importId: string;
    userId: string;
    progress: (done: number) => void;
  },
): Promise<UndoOutcome> {
  const { certificateId } = await requireUndoable({ db }, { clientId, importId });
  const made = await removeMadeContacts({ db }, { clientId, importId, certificateId });
  const values = await restoreValues({ db, app }, { clientId, importId, progress });
  await voidCertificate({ db }, { clientId, certificateId, userId });
  await settleImported({ db }, { clientId, importId });
  const outcome = { ...made, ...values };
  await db
    .updateTable('profile_hub.imports')
    .set({ undone_at: sql<Date>`now()`, undone_by: userId, undone: JSON.stringify(outcome) })
    .where('client_id', '=', clientId)
    .where('id', '=', importId)
    .execute();
  await app.events.publish(db, contactsChanged, {
    clientId,
    payload: { by: 'import-undo', created: 0, updated: made.removed + values.restored },
  });
  return outcome;
}
