import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/** Index to find the largest files without scanning all. */
export const storageMigration = defineMigration({
  name: '2026-11-16-53-platform-storage',
  async up(db) {
    await sql`create index files_by_size on platform.files (size desc, id)`.execute(db);
  },
});
