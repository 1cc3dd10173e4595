import { sql } from 'kysely';
import { isWork, VIEW_CONDITIONS } from '../jobs/queue/queues.ts';
import type { SuiteDecisionSource } from '../module-parts.ts';
import { countUpTo } from './decision-source.ts';

/** Decisions of super admins about operation: failed jobs and mails, growing queues [BEY-09]. */
export const operationDecisions: readonly SuiteDecisionSource[] = [
  {
    text: 'platform:decisions.growingQueues',
    isUrgent: true,
    path: 'super-admin/jobs',
    // Samples are taken every minute; older ones do not describe the current state.
    count: (context) =>
      countUpTo(context, {
        from: sql`platform.queue_samples as sample`,
        fits: sql`sample.grown_samples > 0 and sample.sampled_at > now() - interval '3 minutes'`,
      }),
  },
  {
    text: 'platform:decisions.givenUpJobs',
    isUrgent: true,
    path: 'super-admin/jobs?view=given-up',
    count: (context) =>
      countUpTo(context, {
        from: sql`pgboss.job as job`,
        fits: sql`${VIEW_CONDITIONS['given-up']} and ${isWork}`,
      }),
  },
  {
    text: 'platform:decisions.failedMails',
    path: 'super-admin/outbox?view=failed',
    count: (context) =>
      countUpTo(context, {
        from: sql`platform.outbox as mail`,
        fits: sql`mail.status = 'failed'`,
      }),
  },
];
