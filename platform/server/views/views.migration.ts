import { type RawBuilder, sql } from 'kysely';
import { audited } from '../audit/audited.ts';
import { defineMigration, systemTable, tenantTable } from '../database/migration.ts';

/**
 * Views of lists across clients have a separate table instead of a fake client ID. The client role cannot access it,
 * and the audit log shows its entries without a client.
 */
export const viewsMigration = defineMigration({
  name: '2026-11-18-01-platform-saved-views',
  async up(db) {
    const create = async (table: string, first: RawBuilder<unknown>, key: RawBuilder<unknown>) => {
      await sql`
        create table ${sql.id('platform', table)} (
          ${first}
          id uuid not null,
          user_id uuid not null,
          list text not null,
          name text not null,
          search text not null,
          shared boolean not null,
          version integer not null default 1,
          updated_at timestamptz not null default now(),
          primary key (${key} id)
        )`.execute(db);
      const name = sql`platform.fold(name)`;
      await sql`
        create unique index ${sql.id(`${table}_own_name`)} on ${sql.id('platform', table)}
          (${key} user_id, list, (${name}))`.execute(db);
      await sql`
        create unique index ${sql.id(`${table}_shared_name`)} on ${sql.id('platform', table)}
          (${key} list, (${name})) where shared`.execute(db);
    };

    await create('saved_views', sql`client_id uuid not null,`, sql`client_id,`);
    await tenantTable(db, 'platform.saved_views');
    await create('house_views', sql``, sql``);
    await systemTable(db, 'platform.house_views');

    // A saved search may contain a person's name, so its values are not logged.
    const record = { key: ['id'], label: ['name'], hidden: ['search'] };
    await audited(db, 'platform.saved_views', record);
    await audited(db, 'platform.house_views', { ...record, client: null });
  },
});
