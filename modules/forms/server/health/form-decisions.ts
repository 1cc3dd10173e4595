import { sql } from 'kysely';
import { changeForms } from '#modules/forms/contract/permissions.ts';
import { countUpTo } from '#platform/server/decisions/decision-source.ts';
import type { DecisionSource } from '#platform/server/module-parts.ts';
import { BROKEN_PAGE } from '../forms/list-forms.ts';

/** Forms whose page is broken, counted on the first screen of leads [BEY-09]. */
export const formDecisions: readonly DecisionSource[] = [
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
