import type { Generated } from 'kysely';
import type { PageCheck, PageOutcome } from '#modules/leads/contract/forms/health-calls.ts';

export interface PageCheckTables {
  'leads.page_checks': {
    client_id: string;
    id: string;
    form_id: string;
    at: Generated<Date>;
    url: string;
    outcome: PageOutcome;
    status: number | null;
    failure: PageCheck['failure'];
    /** State of the page after this check; an error counts only after two in a row. */
    is_broken: boolean;
  };
}
