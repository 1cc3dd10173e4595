import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** A job that was cut off goes on with what is left, and tells in the end of all that it erased. */
export const erasuresOfJobsMigration = defineMigration({
  name: '2026-11-21-90-profile-hub-erasures-of-jobs',
  async up(db) {
    await sql`alter table profile_hub.erasures add column job_id uuid`.execute(db);
    await sql`
      create index erasures_by_job on profile_hub.erasures (client_id, job_id)
      where job_id is not null`.execute(db);
  },
});
