import { sql } from 'kysely';
import {
  DECISION_COUNT_LIMIT,
  type Decision,
  type Decisions,
  listDecisionsCall,
  listSuiteDecisionsCall,
} from '#platform/contract/decisions.ts';
import { holds } from '#platform/contract/permission.ts';
import type { App } from '../app.ts';
import { withPatience } from '../database/statement-patience.ts';
import { createRouteFactory } from '../http/route.ts';
import { isWork, VIEW_CONDITIONS } from '../jobs/queue/queues.ts';
import { defineModule } from '../module.ts';
import type { SuiteDecisionSource } from '../module-parts.ts';
import {
  type Counted,
  countUpTo,
  type MountedDecision,
  type MountedSuiteDecision,
} from './decision-source.ts';

/** What the operation of the suite needs a super admin for: jobs and mails that failed, queues that grow [BEY-09]. */
const operationDecisions: readonly SuiteDecisionSource[] = [
  {
    text: 'platform:decisions.growingQueues',
    isUrgent: true,
    path: 'super-admin/jobs',
    // The samples are taken every minute; older ones say nothing about now.
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

/** No screen waits for these counts, but a slow one must not hold a connection for long. */
const PATIENCE_MS = 2_000;
/** One more than is shown, to detect that there are more. */
const limit = DECISION_COUNT_LIMIT + 1;

const route = createRouteFactory<never>();

const listDecisionsRoute = route(
  listDecisionsCall,
  ({ app, db, principal, membership, query: { module } }) => {
    const sources = app.decisions.filter(
      (source) => source.module === module && holds(source.may, membership),
    );
    const { clientId } = membership;
    return countDecisions(app, sources, (source) =>
      source.count({ db, limit, clientId, principal, membership }),
    );
  },
);

const listSuiteDecisionsRoute = route(listSuiteDecisionsCall, ({ app, db }) =>
  countDecisions(app, app.suiteDecisions, (source) => source.count({ db, limit })),
);

/**
 * Urgent decisions first, then in declaration order. Counts run one after the other on one connection; a failing count is
 * omitted.
 */
async function countDecisions<Source extends MountedDecision | MountedSuiteDecision>(
  { log }: Pick<App, 'log'>,
  sources: readonly Source[],
  count: (source: Source) => Promise<Counted>,
): Promise<Decisions> {
  const items: Decision[] = [];
  let failed = 0;
  for (const source of sources)
    try {
      const counted = await withPatience(PATIENCE_MS, () => count(source));
      const found = typeof counted === 'number' ? { count: counted } : counted;
      if (found.count > 0) items.push(toDecision(source, found));
    } catch (error) {
      failed += 1;
      log.error({ error, decision: source.text }, 'a decision could not be counted');
    }
  return {
    items: items.toSorted((one, other) => Number(other.isUrgent) - Number(one.isUrgent)),
    kinds: sources.length,
    failed,
  };
}

function toDecision(
  { text, isUrgent = false, path }: MountedDecision | MountedSuiteDecision,
  found: Exclude<Counted, number>,
): Decision {
  const count = Math.min(found.count, DECISION_COUNT_LIMIT);
  return {
    text: { key: text, params: { ...found.params, count } },
    count,
    isMore: found.count > DECISION_COUNT_LIMIT,
    isUrgent,
    path: found.path ?? path,
  };
}

export const decisionsModule = defineModule({
  name: 'platform-decisions',
  routes: [listDecisionsRoute, listSuiteDecisionsRoute],
  suiteDecisions: operationDecisions,
  persons: { holdsNone: 'counts records of the other modules each time and stores nothing' },
});
