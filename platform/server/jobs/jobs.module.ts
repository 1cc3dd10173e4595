import { sql } from 'kysely';
import type { App } from '../app.ts';
import { defineModule } from '../module.ts';
import {
  blankMentions,
  type FreeText,
  personPattern,
  rowsThatMention,
} from '../persons/mentions.ts';
import type { PersonalDataHandler } from '../persons/persons.ts';
import { cancelJobRoute, listJobsRoute } from './jobs.route.ts';
import { claimJobsMigration } from './migrations/claim-jobs.migration.ts';
import { jobsMigration } from './migrations/jobs.migration.ts';
import { jobOperationsMigration } from './migrations/operations.migration.ts';
import { jobProgressMigration } from './migrations/progress.migration.ts';
import { queueMigration } from './migrations/queue.migration.ts';
import { queueSamplesMigration } from './migrations/queue-samples.migration.ts';
import { clearEndedSessions } from './operations/clear-ended-sessions.job.ts';
import { clearOldJobs } from './operations/clear-old-jobs.job.ts';

const RECORD_KIND = 'platform:person.jobs';

const JOB_FREE_TEXT: FreeText = {
  table: 'platform.jobs',
  columns: { title_params: 'jsonb', note: 'jsonb', result: 'jsonb' },
};

/** Personal data in job records and in the queue. In the queue a security-definer function replaces it. */
const jobPersonalData: PersonalDataHandler<App> = {
  async held(person, { db }) {
    const shown = sql`kind, created_at as at, title_params, result`;
    return [
      {
        what: RECORD_KIND,
        records: await rowsThatMention({ db }, person, { ...JOB_FREE_TEXT, shown }),
      },
    ];
  },
  async erase(person, { db }) {
    const { found, words } = personPattern(person);
    const { rows } = await sql<{ count: number }>`
      select platform.blank_queue(${found}, ${words}) as count`.execute(db);
    const blankedCount = await blankMentions({ db }, person, JOB_FREE_TEXT);
    return [{ what: RECORD_KIND, count: blankedCount + (rows[0]?.count ?? 0) }];
  },
};

export const jobsModule = defineModule({
  name: 'platform-jobs',
  migrations: [
    queueMigration,
    jobsMigration,
    jobOperationsMigration,
    claimJobsMigration,
    queueSamplesMigration,
    jobProgressMigration,
  ],
  routes: [listJobsRoute, cancelJobRoute],
  jobs: [clearOldJobs, clearEndedSessions],
  clientData: { leftOut: { 'platform.jobs': 'work of this installation' } },
  persons: jobPersonalData,
});
