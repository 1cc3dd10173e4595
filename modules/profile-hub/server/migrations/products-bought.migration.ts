import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Segments find contacts by the product that they bought and by the short URL that they came by. */
export const productsBoughtMigration = defineMigration({
  name: '2026-12-04-60-profile-hub-products-bought',
  async up(db) {
    // Earlier sales did not name their product, but their lead does.
    await sql`
      update profile_hub.stations as sale set sku = lead.sku
      from profile_hub.stations as lead
      where sale.kind = 'sale' and sale.sku is null and lead.client_id = sale.client_id and lead.kind = 'lead'
        and lead.ref = sale.ref and lead.contact_id = sale.contact_id and lead.sku is not null`.execute(
      db,
    );
    await sql`
      create index stations_by_suffix on profile_hub.stations (client_id, (detail ->> 'suffix'), contact_id)
      where kind = 'scan'`.execute(db);
  },
});
