import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Reviews are found by the contact and the lead of their author, as by the e-mail address: for a person's data [PH-17]. */
export const indexReviewersMigration = defineMigration({
  name: '2026-11-28-34-communication-reviews-of-person',
  async up(db) {
    for (const column of ['contact_id', 'lead_id'])
      await sql`
        create index ${sql.id(`reviews_by_${column.replace('_id', '')}`)}
        on communication.reviews (client_id, ${sql.id(column)}) where ${sql.id(column)} is not null`.execute(
        db,
      );
  },
});
