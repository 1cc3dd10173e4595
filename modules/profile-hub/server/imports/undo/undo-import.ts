import { sql } from 'kysely';
import { contactsChanged } from '#modules/profile-hub/contract/events.ts';
import type { UndoOutcome } from '#modules/profile-hub/contract/imports/past-imports.ts';
import type { App } from '#platform/server/app.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { readCriteriaIndex } from '../../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../../tables.ts';
import { settleImported } from '../settle-imported.ts';
import { replayContacts } from './replay-contacts.ts';
import { requireUndoable } from './require-undoable.ts';
import { restateConsent } from './restate-consent.ts';
import { settleVoided } from './settle-voided.ts';

const PAGE = 2_000;

interface Undoing {
  clientId: string;
  importId: string;
  userId: string;
  progress: (done: number) => void;
}

/** Takes an import back as a whole, in one transaction, as if its file had never come [PH-13]. */
export async function undoImport(
  { db, app }: { db: Tx<ProfileHubTables>; app: App },
  undoing: Undoing,
): Promise<UndoOutcome> {
  const { clientId, importId, userId } = undoing;
  const { certificateId } = await requireUndoable({ db }, { clientId, importId });
  await lockContacts({ db }, undoing);
  await markUndone({ db }, undoing, null);
  await db
    .insertInto('profile_hub.voided_certificates')
    .values({ client_id: clientId, certificate_id: certificateId, voided_by: userId })
    .execute();
  const book = await readCriteriaIndex({ db }, clientId);
  await restateConsent({ db }, { clientId, importId, book });
  const outcome = await replayPages({ db, app }, undoing, book);
  await settleVoided({ db }, { clientId, certificateId });
  await settleImported({ db }, { clientId, importId });
  await markUndone({ db }, undoing, outcome);
  await app.events.publish(db, contactsChanged, {
    clientId,
    payload: { by: 'import-undo', created: 0, updated: outcome.removed + outcome.restored },
  });
  return outcome;
}

/** In the order of their ids, as an erasure locks them: whichever is second waits, and neither blocks the other. */
async function lockContacts(
  { db }: { db: Tx<ProfileHubTables> },
  { clientId, importId }: Undoing,
): Promise<void> {
  await sql`
    select from profile_hub.contacts as contact
    where contact.client_id = ${clientId} and contact.id in (
      select change.contact_id from profile_hub.import_changes as change
      where change.client_id = ${clientId} and change.import_id = ${importId})
    order by contact.id for update`.execute(db);
}

async function markUndone(
  { db }: { db: Tx<ProfileHubTables> },
  { clientId, importId, userId }: Undoing,
  outcome: UndoOutcome | null,
): Promise<void> {
  await db
    .updateTable('profile_hub.imports')
    .set({
      undone_at: sql<Date>`now()`,
      undone_by: userId,
      undone: outcome && JSON.stringify(outcome),
    })
    .where('client_id', '=', clientId)
    .where('id', '=', importId)
    .execute();
}

async function replayPages(
  { db, app }: { db: Tx<ProfileHubTables>; app: App },
  { clientId, importId, progress }: Undoing,
  book: Awaited<ReturnType<typeof readCriteriaIndex>>,
): Promise<UndoOutcome> {
  const sums = { removed: 0, stayed: 0, restored: 0, left: 0 };
  let done = 0;
  for (let after = ''; ; ) {
    const page = await db
      .selectFrom('profile_hub.import_changes')
      .select('contact_id')
      .where('client_id', '=', clientId)
      .where('import_id', '=', importId)
      .where('contact_id', '>', after)
      .orderBy('contact_id')
      .limit(PAGE)
      .execute();
    const ids = page.map(({ contact_id }) => contact_id);
    const last = ids.at(-1);
    if (last === undefined) return sums;
    after = last;
    const outcome = await replayContacts({ db, app }, { clientId, importId, book }, ids);
    for (const key of ['removed', 'stayed', 'restored', 'left'] as const) sums[key] += outcome[key];
    done += ids.length;
    progress(done);
  }
}
