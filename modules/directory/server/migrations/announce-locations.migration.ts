import { defineMigration } from '#platform/server/database/migration.ts';
import { announced } from '#platform/server/live/announce-changes.ts';

/** Every process has an in-memory index of locations for locator search, so the database announces changes [LOC-06]. */
export const announceLocationsMigration = defineMigration({
  name: '2026-11-28-11-directory-announce-locations',
  async up(db) {
    await announced(db, 'directory.locations', { channel: 'directory.locations', key: 'id' });
  },
});
