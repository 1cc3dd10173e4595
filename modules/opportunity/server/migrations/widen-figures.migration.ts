import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Sums of imported quantities can be larger than an integer. Room in each page, so that adding to a sum stays in it. */
export const widenFiguresMigration = defineMigration({
  name: '2026-11-29-20-widen-figures',
  async up(db) {
    for (const [table, columns] of [
      ['area_figures', ['intentions', 'unserved']],
      ['product_figures', ['intentions']],
      ['cell_figures', ['intentions', 'unserved']],
    ] as const)
      await sql`
        alter table ${sql.table(`opportunity.${table}`)}
        ${sql.join(columns.map((name) => sql`alter ${sql.id(name)} type bigint`))},
        set (fillfactor = 80)`.execute(db);
  },
});
