import { BRAND_CHANGED } from '#modules/directory/contract/clients/client-ports.ts';
import { defineMigration } from '#platform/server/database/migration.ts';
import { announced } from '#platform/server/live/announce-changes.ts';

/** Public pages and redirects cache brands in memory, so the database announces changes. */
export const announceBrandsMigration = defineMigration({
  name: '2026-11-17-05-directory-announce-brands',
  async up(db) {
    await announced(db, 'directory.clients', { channel: BRAND_CHANGED, key: 'id', client: 'id' });
  },
});
