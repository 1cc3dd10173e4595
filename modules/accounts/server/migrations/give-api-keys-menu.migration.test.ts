import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { giveApiKeysMenuMigration } from './give-api-keys-menu.migration.ts';

test('admins who manage users get the menu item of API keys beside those they were given [BEY-05]', async () => {
  const suite = await testApp({ work: false });
  const db = suite.app.database.acrossClients();
  const client = await suite.people.client();
  const menusOf = async (role: 'brand_admin' | 'brand_user', menus: string[] | null) => {
    const { id } = await suite.people.user({ at: [{ client, role }] });
    const own = sql`user_id = ${id}`;
    await sql`update accounts.memberships set menus = ${JSON.stringify(menus)}::jsonb where ${own}`.execute(
      db,
    );
    await giveApiKeysMenuMigration.up(db);
    const { rows } = await sql<{ menus: string[] | null }>`
      select menus from accounts.memberships where ${own}`.execute(db);
    return rows[0]?.menus;
  };
  expect(await menusOf('brand_admin', ['settings/list', 'platform/leads'])).toEqual([
    'settings/list',
    'platform/leads',
    'settings/api-keys',
  ]);
  expect(await menusOf('brand_admin', ['platform/leads'])).toEqual(['platform/leads']);
  expect(await menusOf('brand_admin', null)).toBeNull();
  expect(await menusOf('brand_user', ['settings/list'])).toEqual(['settings/list']);
});
