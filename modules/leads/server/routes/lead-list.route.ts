import {
  formLeadFiltersCall,
  leadFiltersCall,
  listFormLeadsCall,
  listLeadsCall,
} from '#modules/leads/contract/leads/lead-list-calls.ts';
import { restrictToForm } from '#modules/leads/contract/leads/restrict-to-form.ts';
import { leadChoices } from '../list/lead-choices.ts';
import { listLeads } from '../list/list-leads.ts';
import { route } from '../route.ts';

export const listFormLeadsRoute = route(
  listFormLeadsCall,
  ({ db, app, params, query, membership: { clientId }, principal: { locale: reader } }) =>
    listLeads({ db, app }, restrictToForm(query, params.formId), { clientId, reader }),
);

export const listLeadsRoute = route(
  listLeadsCall,
  ({ db, app, params, query, principal: { locale: reader } }) =>
    listLeads({ db, app }, query, { clientId: params.clientId, reader }),
);

export const formLeadFiltersRoute = route(
  formLeadFiltersCall,
  ({ db, app, params, membership: { clientId } }) =>
    leadChoices({ db, app }, { clientId, formId: params.formId }),
);

export const leadFiltersRoute = route(leadFiltersCall, ({ db, app, params, query }) =>
  leadChoices({ db, app }, { clientId: params.clientId, formId: query.formId }),
);
