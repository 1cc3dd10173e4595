import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { NO_PLACE } from '#modules/leads/contract/leads/lead-fields.ts';
import { workOnLeads } from '#modules/leads/contract/permissions.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { countUpTo } from '#platform/server/decisions/decision-source.ts';
import type { DecisionSource } from '#platform/server/module-parts.ts';
import { DUE_SOON, lateSql, readGoals } from '../list/lead-filter-sql.ts';
import type { LeadsTables } from '../tables.ts';

/** Equivalent to `status = 'new'`, but uses the index by place, which begins with unanswered leads. */
const UNANSWERED = sql<SqlBool>`lead.place = 1`;

const NEW = 'platform/leads?view=new';

/** Leads of a client that wait for an answer [BEY-09]. */
export const leadDecisions: readonly DecisionSource[] = [
  leads('leads:decision.late', {
    isUrgent: true,
    path: `${NEW}&f.late=is:yes`,
    fits: async ({ db, app, clientId }) =>
      sql<SqlBool>`${UNANSWERED} and ${lateSql(await readGoals({ db, app }, clientId))}`,
  }),
  leads('leads:decision.dueSoon', {
    isUrgent: true,
    path: 'platform/leads?view=due',
    fits: async () => DUE_SOON,
  }),
  leads('leads:decision.unanswered', { path: NEW, fits: async () => UNANSWERED }),
  leads('leads:decision.withoutStore', {
    path: `${NEW}&f.location=any-of:${NO_PLACE}`,
    fits: async () => sql<SqlBool>`${UNANSWERED} and lead.location_id is null`,
  }),
];

function leads(
  text: string,
  {
    fits,
    ...given
  }: Pick<DecisionSource, 'isUrgent' | 'path'> & {
    fits: (context: {
      db: Db<LeadsTables>;
      app: App;
      clientId: string;
    }) => Promise<RawBuilder<SqlBool>>;
  },
): DecisionSource {
  return {
    text,
    module: 'leads',
    may: workOnLeads,
    ...given,
    count: async ({ db, app, clientId, limit }) => {
      const condition = await fits({ db, app, clientId });
      return countUpTo(
        { db, limit },
        {
          from: sql`leads.leads as lead`,
          fits: sql`lead.client_id = ${clientId} and ${condition}`,
        },
      );
    },
  };
}
