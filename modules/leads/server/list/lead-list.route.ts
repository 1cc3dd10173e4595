import { restrictToForm } from '#modules/leads/contract/leads/lead-list.ts';
import {
  formLeadFiltersCall,
  leadFiltersCall,
  listFormLeadsCall,
  listLeadsCall,
} from '#modules/leads/contract/leads/lead-list-calls.ts';
import { route } from '../route.ts';
import { leadChoices } from './lead-choices.ts';
import { listLeads } from './list-leads.ts';

const listFormLeadsRoute = route(
  listFormLeadsCall,
  ({ db, app, params, query, membership: { clientId }, principal: { locale: reader } }) =>
    listLeads({ db, app }, restrictToForm(query, params.formId), { clientId, reader }),
);

const listLeadsRoute = route(
  listLeadsCall,
  ({ db, app, params, query, principal: { locale: reader } }) =>
    listLeads({ db, app }, query, { clientId: params.clientId, reader }),
);

const formLeadFiltersRoute = route(
  formLeadFiltersCall,
  ({ db, app, params, membership: { clientId } }) =>
    leadChoices({ db, app }, { clientId, formId: params.formId }),
);

const leadFiltersRoute = route(leadFiltersCall, ({ db, app, params, query }) =>
  leadChoices({ db, app }, { clientId: params.clientId, formId: query.formId }),
);

export const leadListRoutes = [
  listFormLeadsRoute,
  listLeadsRoute,
  formLeadFiltersRoute,
  leadFiltersRoute,
];
