import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** A locator's host name must not be used by another locator or by short URLs of any client. */
export const claimLocatorHostsMigration = defineMigration({
  name: '2026-11-28-03-locator-claim-hosts',
  async up(db) {
    await sql`
      create trigger claim_host_name after insert or delete or update of host
      on locator.locators for each row
      execute function directory.claim_host_name('host', 'locator')`.execute(db);
  },
});
