import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * Gives the menu item of API keys to admins who have a list of menu items from before it existed. Only those who manage
 * users get it, because they decide about access already.
 */
export const giveApiKeysMenuMigration = defineMigration({
  name: '2026-12-05-11-accounts-api-keys-menu',
  async up(db) {
    await sql`
      update accounts.memberships set menus = menus || '["settings/api-keys"]'
      where role = 'brand_admin' and jsonb_typeof(menus) = 'array'
        and menus ? 'settings/list' and not menus ? 'settings/api-keys'`.execute(db);
  },
});
