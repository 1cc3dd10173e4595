import { sql } from 'kysely';
import { defineMigration } from '../migration.ts';
import { APP_ROLE, SYSTEM_ROLE } from '../roles.ts';

/**
 * Removes case, accents and ligatures, so that "muller" finds Müller and "orsted" finds Ørsted, with a trigram index.
 * Immutable, because generated columns and indexes use it.
 */
export const searchTextMigration = defineMigration({
  name: '2026-11-16-01-platform-search-text',
  async up(db) {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`
      create function platform.fold(given text) returns text
      language sql immutable strict parallel safe as $$
        select translate(
          replace(replace(replace(
            regexp_replace(normalize(lower(given), nfkd), ${sql.lit('[\\u0300-\\u036f]')}, '', 'g'),
            'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
          'øđłıð', 'odlid')
      $$`.execute(db);
    await sql`grant execute on function platform.fold to ${sql.id(APP_ROLE)}, ${sql.id(SYSTEM_ROLE)}`.execute(
      db,
    );
  },
});
