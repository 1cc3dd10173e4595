import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Index order in which the median of a brand's times is read [CONV-01]. */
export const rankTimesMigration = defineMigration({
  name: '2026-11-26-42-leads-rank-times',
  async up(db) {
    for (const kind of ['accept', 'convert'])
      await sql`
        create index ${sql.id(`counted_leads_${kind}`)} on leads.counted_leads
          (client_id, ${sql.id(`${kind}_bucket`)}, ${sql.id(`${kind}_minutes`)})
        include (month, form_id, country, source, currency)
        where ${sql.id(`${kind}_bucket`)} is not null`.execute(db);
  },
});
