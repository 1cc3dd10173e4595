import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Reviews in the order of their grades, and grades by month of brands that have too many reviews to count on request. */
export const createReviewMonthsMigration = defineMigration({
  name: '2026-11-27-63-communication-review-months',
  async up(db) {
    await sql`
      create index reviews_by_grade on communication.reviews (client_id, grade desc, written_at desc, id)`.execute(
      db,
    );
    await sql`
      create index review_topics_of_location on communication.review_topics
        (client_id, location_id, topic, written_at)`.execute(db);
    await sql`
      create table communication.review_months (
        client_id uuid not null references directory.clients,
        month date not null,
        origin text not null,
        grade smallint not null,
        reviews bigint not null,
        primary key (client_id, month, origin, grade)
      )`.execute(db);
    await tenantTable(db, 'communication.review_months');
    await unaudited(db, 'communication.review_months', 'counted from reviews');
  },
});
