import { sql } from 'kysely';
import type { WhichContacts } from '#modules/profile-hub/contract/contact-list.ts';
import { exportProfilesCall } from '#modules/profile-hub/contract/export-contacts.ts';
import { defineExport } from '#platform/server/exports/define-export.ts';
import { chosenContactsSql } from '../contacts/contact-filter-sql.ts';
import {
  type CriteriaIndex,
  type KnownCriterion,
  readCriteriaIndex,
} from '../criteria/criteria-index.ts';
import { ruleContext } from '../segments/rule-context.ts';
import type { ProfileHubTables } from '../tables.ts';
import { type ExportedRow, exportColumn, exportedValue } from './contact-cells.ts';
import { recordExport } from './record-export.ts';

/** Expensive rules run again for each batch, so batches are large; two are in memory at a time. */
const BATCH = 2_500;

/** Contacts as a file [PH-14]: under the labels of the criteria, so that it comes back by the import. */
export const contactExport = defineExport<ExportedRow, WhichContacts, ProfileHubTables>({
  name: 'profile-hub.contacts',
  call: exportProfilesCall,
  title: 'profile-hub:export.jobTitle',
  columns: async ({ db, clientId }) =>
    named(await readCriteriaIndex({ db }, clientId)).map(({ criterion, name }) =>
      exportColumn(criterion, name),
    ),
  async *rows({ db, clientId, filters, columns }) {
    const context = await ruleContext({ db }, clientId);
    const fit = chosenContactsSql(filters, context);
    const wanted = columns && new Set(columns);
    const values = named(context.book)
      .filter(({ criterion }) => !wanted || wanted.has(criterion.slug))
      .map(({ criterion, name }) => exportedValue(criterion, name));
    for (let after = ''; ; ) {
      const { rows } = await sql<ExportedRow>`
        select ${sql.join([sql`contact.id`, ...values])}
        from profile_hub.contacts as contact
        where ${fit} and contact.id > ${after} order by contact.id limit ${BATCH}`.execute(db);
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      if (rows.length < BATCH) return;
      after = last.id;
    }
  },
  made: recordExport,
});

/** A slug may be longer than a name of the database. */
function named({ active }: CriteriaIndex): { criterion: KnownCriterion; name: string }[] {
  return active.map((criterion) => ({ criterion, name: `c${criterion.number ?? criterion.slug}` }));
}
