import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Results of the health checks of form pages. */
export const checkPagesMigration = defineMigration({
  name: '2026-11-22-32-leads-check-pages',
  async up(db) {
    await sql`
      create table leads.page_checks (
        client_id uuid not null references directory.clients,
        id uuid not null,
        form_id uuid not null,
        at timestamptz not null default now(),
        url text not null,
        outcome text not null check (outcome in ('ok', 'formGone', 'scriptGone', 'error')),
        status integer,
        failure text,
        is_broken boolean not null,
        primary key (client_id, form_id, id),
        foreign key (client_id, form_id) references leads.forms on delete cascade
      )`.execute(db);
    await tenantTable(db, 'leads.page_checks');
    await unaudited(db, 'leads.page_checks', 'what was found, not what anybody did');
  },
});
