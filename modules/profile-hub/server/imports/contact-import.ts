import { sql } from 'kysely';
import { contactsChanged } from '#modules/profile-hub/contract/events.ts';
import { contactImportCalls } from '#modules/profile-hub/contract/imports/import-contacts.ts';
import type { ImportOutcome } from '#platform/contract/imports/import-report.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import type { ImportRun } from '#platform/server/imports/import-definition.ts';
import { readBlocksLocked } from '../blocks/block-rule.ts';
import { recalculateBlockedConsent } from '../blocks/blocked-addresses.ts';
import type { Context, ProfileHubTables } from '../tables.ts';
import { type AcceptedTerms, acceptTerms } from './accept-terms.ts';
import { type ContactLine, contactColumns } from './contact-columns.ts';
import { type IdentifiedContacts, identifyContacts } from './identify-contacts.ts';
import { ImportSums } from './merge-lines.ts';
import { CONTACT_SOURCES } from './standard-aliases.ts';
import { writeContactLines } from './write-contact-lines.ts';

const PAGE = 10_000;

/**
 * Last step of an import and its undo: checks the block list again under its lock, which is held until the commit. Entries
 * added during the import apply to its contacts; later ones wait and find them.
 */
export async function finishContactImport(
  { db }: Pick<Context, 'db'>,
  { clientId, importId }: { clientId: string; importId: string },
): Promise<void> {
  await readBlocksLocked({ db }, clientId);
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string }>`
      select contact_id as id from profile_hub.import_changes
      where client_id = ${clientId} and import_id = ${importId} and contact_id > ${after}
      order by contact_id limit ${PAGE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    await recalculateBlockedConsent(
      { db },
      clientId,
      rows.map(({ id }) => id),
      { isLocked: true },
    );
  }
}

export const CONTACT_IMPORT = 'profile-hub.contacts';

/** Imports contacts by e-mail, then phone: checked, certified, all or nothing [PH-09 to PH-13]. */
export const contactImport = defineImport<
  ContactLine,
  ProfileHubTables,
  IdentifiedContacts,
  AcceptedTerms,
  ImportSums
>({
  name: CONTACT_IMPORT,
  calls: contactImportCalls,
  title: 'profile-hub:import.jobTitle',
  columns: contactColumns,
  recordColumns: [['firstname', 'lastname'], 'email', 'phone'],
  sources: CONTACT_SOURCES,
  identify: identifyContacts,
  accept: acceptTerms,
  // Unchanged contacts are recorded too, because an undo of another import must know that this file had the same
  // values.
  writesUnchanged: true,
  begin: async () => new ImportSums(),
  write: writeContactLines,
  async finish({ db, app, clientId, run, sums, outcome }) {
    await finishContactImport({ db }, { clientId, importId: run.id });
    await recordImport({ db }, clientId, { run, sums, outcome });
    const { created, updated } = outcome;
    await app.events.publish(db, contactsChanged, {
      clientId,
      payload: { by: 'import', created, updated },
    });
  },
});

/** Adds the import to the list, only after all of it is written. */
async function recordImport(
  { db }: { db: Tx<ProfileHubTables> },
  clientId: string,
  {
    run: { id, userId, report, accepted },
    sums,
    outcome: { created, updated, leftOut },
  }: { run: ImportRun<AcceptedTerms>; sums: ImportSums; outcome: ImportOutcome },
): Promise<void> {
  await db
    .insertInto('profile_hub.imports')
    .values({
      client_id: clientId,
      id,
      user_id: userId,
      certificate_id: accepted.certificateId,
      file_name: report.file.name,
      file_size: report.file.size,
      merge: accepted.merge,
      lines: report.lines,
      created,
      updated,
      // Lines of one person form one contact, so these are all lines without a separate creation or update.
      unchanged: Math.max(0, report.lines - leftOut - created - updated),
      refused: leftOut,
      criteria: JSON.stringify(sums.criteria),
      given: JSON.stringify(Object.fromEntries(sums.given)),
      kept_withdrawn: sums.keptWithdrawn,
      started_at: sums.startedAt,
      imported_at: sql<Date>`clock_timestamp()`,
      undone_at: null,
      undone_by: null,
      undone: null,
    })
    .execute();
}
