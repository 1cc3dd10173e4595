import { sql } from 'kysely';
import type { App } from '../app.ts';
import { defineModule } from '../module.ts';
import { personPattern, rowsThatMention } from '../persons/mentions.ts';
import type { PersonalDataHandler } from '../persons/persons.ts';
import { auditMigration } from './audit.migration.ts';
import { auditKeyMigration } from './audit-key.migration.ts';
import { auditPlanMigration } from './audit-plan.migration.ts';
import { auditSearchMigration } from './audit-search.migration.ts';

const WHAT = 'platform:person.audit';

/** A log entry stays, so that user actions remain known. Data about the erased person is blanked. */
const auditPersonalData: PersonalDataHandler<App> = {
  // Runs last, because blanking other records writes log entries with their previous values.
  afterOthers: true,
  async held(person, { db }) {
    const records = await rowsThatMention({ db }, person, {
      table: 'platform.audit_entries',
      columns: { label: 'text', before: 'jsonb', after: 'jsonb' },
      shown: sql`at, record, action, before, after`,
    });
    return [{ what: WHAT, records }];
  },
  async erase(person, { db }) {
    const { found, words } = personPattern(person);
    const { rows } = await sql<{ count: number }>`
      select platform.blank_audit(${found}, ${words}) as count`.execute(db);
    return [{ what: WHAT, count: rows[0]?.count ?? 0 }];
  },
};

export const auditModule = defineModule({
  name: 'platform-audit',
  migrations: [auditMigration, auditSearchMigration, auditKeyMigration, auditPlanMigration],
  persons: auditPersonalData,
});
