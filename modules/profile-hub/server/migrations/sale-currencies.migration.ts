import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** A sale keeps the currency of its lead, because each form has its own. */
export const saleCurrenciesMigration = defineMigration({
  name: '2026-12-06-60-profile-hub-sale-currencies',
  async up(db) {
    await sql`alter table profile_hub.stations add column if not exists currency text`.execute(db);
    await sql`
      update profile_hub.stations as sale set currency = lead.currency
      from leads.leads as lead
      where sale.kind = 'sale' and sale.currency is null
        and lead.client_id = sale.client_id and lead.id::text = sale.ref`.execute(db);
  },
});
