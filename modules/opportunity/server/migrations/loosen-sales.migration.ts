import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * A file of sales writes hundreds of thousands of rows of one client, and each would look that client up: the policy of the table
 * binds every row to the client of the connection already, and a client is archived, never deleted.
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
