import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Indexes for the details of an area: retailers by area, and leads by day with their destination. */
export const indexDetailsMigration = defineMigration({
  name: '2026-11-29-50-index-details',
  async up(db) {
    for (const level of [1, 2, 3, 4])
      await sql`
        create index ${sql.id(`retailers_by_area_${level}`)}
        on opportunity.retailers (client_id, ${sql.id(`area_${level}`)})`.execute(db);
    await sql`
      create index intentions_of_leads on opportunity.intentions (client_id, day)
      include (area_1, area_2, area_3, area_4, cell, location_id, quantity)
      where source = 'lead' and location_id is not null`.execute(db);
  },
});
