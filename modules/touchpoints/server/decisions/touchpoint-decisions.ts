import { type SqlBool, sql } from 'kysely';
import { changeTouchpoints, importQuantities } from '#modules/touchpoints/contract/permissions.ts';
import { countUpTo } from '#platform/server/decisions/decision-source.ts';
import { unfinishedImport } from '#platform/server/imports/writing/unfinished-import.ts';
import type { DecisionSource } from '#platform/server/module-parts.ts';
import { searchFilterSql } from '../search/search-filter-sql.ts';
import { QUANTITY_IMPORT } from '../touchpoints/quantity-import.ts';

const touchpointsModule = { module: 'touchpoints', may: changeTouchpoints } as const;
const from = sql`touchpoints.touchpoints as touchpoint`;

/** Decisions about codes that lead nowhere, or soon will [BEY-09]. */
export const touchpointDecisions: readonly DecisionSource[] = [
  {
    ...touchpointsModule,
    text: 'touchpoints:decision.deadCodes',
    isUrgent: true,
    path: 'touchpoints/dead-codes',
    count: ({ clientId, ...context }) =>
      countUpTo(context, {
        from: sql`touchpoints.dead_codes as code`,
        fits: sql`code.client_id = ${clientId} and code.dismissed_at is null`,
      }),
  },
  {
    ...touchpointsModule,
    text: 'touchpoints:decision.pageFailed',
    isUrgent: true,
    path: 'touchpoints/list?f.landing=any-of:failed',
    count: ({ clientId, ...context }) =>
      countUpTo(context, {
        from,
        fits: sql<SqlBool>`touchpoint.client_id = ${clientId} and touchpoint.deleted_at is null
          and touchpoint.landing_state = 'failed'`,
      }),
  },
  {
    ...touchpointsModule,
    text: 'touchpoints:decision.ending',
    path: 'touchpoints/list?view=ending',
    count: ({ clientId, ...context }) =>
      countUpTo(context, { from, fits: searchFilterSql({ view: 'ending', groups: [] }, clientId) }),
  },
  unfinishedImport({
    module: 'touchpoints',
    importName: QUANTITY_IMPORT,
    may: importQuantities,
    path: 'touchpoints/import',
  }),
];
