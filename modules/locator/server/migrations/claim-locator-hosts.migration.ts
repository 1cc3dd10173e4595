import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** The host of a locator is no other locator's, and no client's short URLs begin with it. */
export const claimLocatorHostsMigration = defineMigration({
  name: '2026-11-28-03-locator-claim-hosts',
  async up(db) {
    await sql`
      create trigger claim_host_name after insert or delete or update of host
      on locator.locators for each row
      execute function directory.claim_host_name('host', 'locator')`.execute(db);
  },
});
