import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** An interrupted job continues with the remaining contacts and reports the total number erased. */
export const erasureJobProgressMigration = defineMigration({
  name: '2026-11-21-90-profile-hub-erasures-of-jobs',
  async up(db) {
    await sql`alter table profile_hub.erasures add column job_id uuid`.execute(db);
    await sql`
      create index erasures_by_job on profile_hub.erasures (client_id, job_id)
      where job_id is not null`.execute(db);
  },
});
