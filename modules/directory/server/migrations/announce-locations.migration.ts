import { defineMigration } from '#platform/server/database/migration.ts';
import { announced } from '#platform/server/live/announced.ts';

/** Every process keeps an index of the locations that a locator searches: it hears which of them change [LOC-06]. */
export const announceLocationsMigration = defineMigration({
  name: '2026-11-28-11-directory-announce-locations',
  async up(db) {
    await announced(db, 'directory.locations', { channel: 'directory.locations', key: 'id' });
  },
});
