import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Adds deadline, loss reason, closing party and undo data to leads. */
export const actOnLeadsMigration = defineMigration({
  name: '2026-11-24-01-leads-act-on-leads',
  async up(db) {
    await sql`
      alter table leads.leads
        add column closes_at timestamptz,
        add column keeps smallint not null default 0,
        add column rejected jsonb not null default '[]',
        add column lost_reason text,
        add column lost_words text,
        add column closed_by jsonb,
        add column handled jsonb,
        add column undoable jsonb`.execute(db);
    await sql`
      update leads.leads as lead set closes_at = case lead.status
        when 'new' then lead.created_at + make_interval(days => (form.settings ->> 'idleDaysNew')::int)
        when 'accepted' then lead.accepted_at + make_interval(days => (form.settings ->> 'idleDaysAccepted')::int)
        end
      from leads.forms as form
      where form.client_id = lead.client_id and form.id = lead.form_id`.execute(db);
    // Indexes by deadline, for a client's list and for the job that ends leads.
    await sql`
      create index leads_due on leads.leads (client_id, closes_at, id) where closes_at is not null`.execute(
      db,
    );
    await sql`create index leads_closing on leads.leads (closes_at) where closes_at is not null`.execute(
      db,
    );
    await sql`
      alter table leads.lead_tokens add column ended_why text
        check (ended_why in ('taken', 'forwarded', 'relocated'))`.execute(db);
    for (const [table, settings] of [
      ['leads.forms', 'settings'],
      ['leads.form_versions', 'sections'],
    ] as const) {
      const added = sql`'{"answerGoalHours": 24, "linkDays": 30, "contactShownBefore": false, "askConsumerAfterDays": 14}'::jsonb`;
      await sql`
        update ${sql.table(table)} set ${sql.id(settings)} = ${
          settings === 'settings'
            ? sql`${added} || settings`
            : sql`jsonb_set(sections, '{settings}', ${added} || (sections -> 'settings'))`
        }`.execute(db);
    }
  },
});
