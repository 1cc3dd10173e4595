import { contactsChanged } from '#modules/profile-hub/contract/events.ts';
import { contactImportCalls } from '#modules/profile-hub/contract/imports/import-contacts.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import type { ProfileHubTables } from '../tables.ts';
import { type AcceptedTerms, acceptTerms } from './accept-terms.ts';
import { type ContactLine, contactColumns } from './contact-columns.ts';
import { type IdentifiedContacts, identifyContacts } from './identify-contacts.ts';
import { ImportSums } from './import-sums.ts';
import { recordImport } from './record-import.ts';
import { settleImported } from './settle-imported.ts';
import { writeContactLines } from './write-contact-lines.ts';

/** Contacts from a file, by e-mail then phone: checked, certified, written as a whole [PH-09 to PH-13]. */
export const contactImport = defineImport<
  ContactLine,
  ProfileHubTables,
  IdentifiedContacts,
  AcceptedTerms,
  ImportSums
>({
  name: 'profile-hub.contacts',
  calls: contactImportCalls,
  title: 'profile-hub:import.jobTitle',
  columns: contactColumns,
  recordColumns: [['firstname', 'lastname'], 'email', 'phone'],
  identify: identifyContacts,
  accept: acceptTerms,
  begin: async () => new ImportSums(),
  write: writeContactLines,
  async finish({ db, app, clientId, run, sums, outcome }) {
    await settleImported({ db }, { clientId, importId: run.id });
    await recordImport({ db }, clientId, { run, sums, outcome });
    const { created, updated } = outcome;
    await app.events.publish(db, contactsChanged, {
      clientId,
      payload: { by: 'import', created, updated },
    });
  },
});
