import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * Drops the foreign key to clients, because a sales file writes hundreds of thousands of rows and each would check it.
 * The table's policy already binds every row to the client, and clients are archived, never deleted.
 */
export const loosenSalesMigration = defineMigration({
  name: '2026-11-29-40-loosen-sales',
  async up(db) {
    for (const table of ['sales', 'sales_figures'])
      await sql`
        alter table ${sql.table(`opportunity.${table}`)} drop constraint ${sql.id(`${table}_client_id_fkey`)}`.execute(
        db,
      );
  },
});
