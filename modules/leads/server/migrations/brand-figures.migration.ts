import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

const OUTCOMES = ['created', 'accepted', 'converted', 'lost', 'idle', 'open', 'waiting'];
const COLUMNS = OUTCOMES.flatMap((name) => [name, `${name}_value`]);
const DIMENSIONS = sql.raw('client_id, month, form_id, country, source, currency');

/** Figures per brand without locations, so that an unfiltered dashboard sums a few hundred rows. */
export const brandFiguresMigration = defineMigration({
  name: '2026-11-24-71-leads-brand-figures',
  async up(db) {
    await sql`
      create table leads.brand_figures (
        client_id uuid not null references directory.clients,
        month date not null,
        form_id uuid not null,
        country text,
        source text not null,
        currency text not null,
        ${sql.raw(COLUMNS.map((column) => `${column} bigint not null default 0`).join(', '))}
      )`.execute(db);
    await sql`
      create unique index brand_figures_of on leads.brand_figures (${DIMENSIONS}) nulls not distinct`.execute(
      db,
    );
    await tenantTable(db, 'leads.brand_figures');
    await unaudited(db, 'leads.brand_figures', 'counted from leads');
    await sql`
      insert into leads.brand_figures (${DIMENSIONS}, ${sql.raw(COLUMNS.join(', '))})
      select ${DIMENSIONS}, ${sql.raw(COLUMNS.map((column) => `sum(${column})`).join(', '))}
      from leads.lead_figures group by ${DIMENSIONS}`.execute(db);
  },
});
