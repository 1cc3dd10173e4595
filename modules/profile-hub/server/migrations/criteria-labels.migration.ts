import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Labels of the brand's own criteria and options by language; `label` is for readers of any other language. */
export const criteriaLabelsMigration = defineMigration({
  name: '2026-11-26-60-profile-hub-criteria-labels',
  async up(db) {
    for (const table of ['criteria', 'criterion_options'])
      await sql`
        alter table ${sql.table(`profile_hub.${table}`)}
          add column labels jsonb not null default '{}'
          check (jsonb_typeof(labels) = 'object')`.execute(db);
  },
});
