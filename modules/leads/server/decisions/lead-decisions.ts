import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { NO_PLACE } from '#modules/leads/contract/leads/lead-list.ts';
import { changeForms, workOnLeads } from '#modules/leads/contract/permissions.ts';
import type { Db } from '#platform/server/database/database.ts';
import { countUpTo } from '#platform/server/decisions/decision-source.ts';
import type { DecisionSource } from '#platform/server/module-parts.ts';
import { BROKEN_PAGE } from '../forms/list-forms.ts';
import { DUE_SOON, lateSql, readGoals } from '../list/lead-filter-sql.ts';
import type { LeadsTables } from '../tables.ts';

/** The same leads as `status = 'new'`, through the index by place, which begins with the unanswered ones. */
const UNANSWERED = sql<SqlBool>`lead.place = 1`;

const NEW = 'platform/leads?view=new';

/** Leads of a client that wait for an answer, and forms whose page is broken [BEY-09]. */
export const leadDecisions: readonly DecisionSource[] = [
  leads('leads:decision.late', {
    isUrgent: true,
    path: `${NEW}&f.late=is:yes`,
    fits: async ({ db, clientId }) =>
      sql<SqlBool>`${UNANSWERED} and ${lateSql(await readGoals({ db }, clientId))}`,
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
  {
    text: 'leads:decision.brokenForms',
    module: 'leads',
    isUrgent: true,
    may: changeForms,
    path: 'platform/forms?view=broken',
    count: ({ clientId, ...context }) =>
      countUpTo(context, {
        from: sql`leads.forms as form`,
        fits: sql`form.client_id = ${clientId} and ${BROKEN_PAGE}`,
      }),
  },
];

function leads(
  text: string,
  {
    fits,
    ...given
  }: Pick<DecisionSource, 'isUrgent' | 'path'> & {
    fits: (context: { db: Db<LeadsTables>; clientId: string }) => Promise<RawBuilder<SqlBool>>;
  },
): DecisionSource {
  return {
    text,
    module: 'leads',
    may: workOnLeads,
    ...given,
    count: async ({ db, clientId, limit }) => {
      const condition = await fits({ db, clientId });
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
