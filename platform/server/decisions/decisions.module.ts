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
import { defineModule } from '../module.ts';
import type { Counted, MountedDecision, MountedSuiteDecision } from './decision-source.ts';
import { operationDecisions } from './operation-decisions.ts';

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
