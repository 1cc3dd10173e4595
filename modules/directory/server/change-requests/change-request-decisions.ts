import { type SqlBool, sql } from 'kysely';
import { decideChanges, seeChangeRequests } from '#modules/directory/contract/permissions.ts';
import { type Counted, countUpTo } from '#platform/server/decisions/decision-source.ts';
import type { DecisionSource } from '#platform/server/module-parts.ts';

const SCREEN = 'platform/opportunity/suggestions';
const module = 'opportunity';

/** Decisions about suggested changes: admins decide them, authors answer questions [BEY-09] [OPP-06]. */
export const changeRequestDecisions: readonly DecisionSource[] = [
  {
    module,
    text: 'directory:decision.questions',
    isUrgent: true,
    may: seeChangeRequests,
    path: SCREEN,
    async count({ db, clientId, limit, principal: { userId } }): Promise<Counted> {
      const { rows } = await sql<{ id: string }>`
        select request.id from directory.change_requests as request
        where request.client_id = ${clientId} and request.requested_by = ${userId}
          and request.state = 'open' and (request.messages -> -1 ->> 'isQuestion')::boolean
        order by request.requested_at, request.id limit ${limit}`.execute(db);
      const [first] = rows;
      return first ? { count: rows.length, path: `${SCREEN}?request=${first.id}` } : 0;
    },
  },
  {
    module,
    text: 'directory:decision.suggestions',
    may: decideChanges,
    path: `${SCREEN}?state=open`,
    count: ({ clientId, ...context }) =>
      countUpTo(context, {
        from: sql`directory.change_requests as request`,
        fits: sql<SqlBool>`request.client_id = ${clientId} and request.state = 'open'`,
      }),
  },
];
