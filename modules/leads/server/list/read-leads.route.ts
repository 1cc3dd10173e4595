import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { formKeyClient } from '#modules/forms/contract/lead-form-ports.ts';
import { restrictToForm } from '#modules/leads/contract/leads/lead-list.ts';
import { SUITE_ACTOR } from '#modules/leads/contract/leads/lead-machine.ts';
import {
  readLeadCall,
  readLeadFileCall,
  readLeadsCall,
} from '#modules/leads/contract/leads/read-leads-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { leadFileUrl } from '../intake/new-lead-event.ts';
import { leadToChange } from '../leads/change-lead.ts';
import { readLeadDetail } from '../leads/read-lead-detail.ts';
import { route } from '../route.ts';
import type { LeadsTables } from '../tables.ts';
import { listLeads } from './list-leads.ts';

/** Returns the database of the key's client if the key may read the leads of this form and the brand is not archived. */
async function admitReader(
  app: App,
  { formId, authorization }: { formId: string; authorization: string },
) {
  const clientId = await app.ports.call(
    formKeyClient,
    { formId, authorization, scope: 'leads.read' },
    { db: app.database.acrossClients(), app },
  );
  const db = app.database.ofClient<LeadsTables>(clientId);
  const brand = await app.ports.call(findBrand, { clientId }, { db, app });
  if (!brand || brand.archived) throw notFound();
  return { db, clientId };
}

const readLeadsRoute = route(
  readLeadsCall,
  async ({ app, params: { formId }, query, headers, request: { locale } }) => {
    const { db, clientId } = await admitReader(app, { formId, ...headers });
    return listLeads({ db, app }, restrictToForm(query, formId), { clientId, reader: locale });
  },
);

const readLeadRoute = route(
  readLeadCall,
  async ({ app, params: { formId, leadId }, headers, request: { locale } }) => {
    const { db, clientId } = await admitReader(app, { formId, ...headers });
    const lead = await readLeadDetail(
      { db, app },
      { clientId, formId, id: leadId },
      { party: SUITE_ACTOR, locale, role: 'brand_user', menus: new Set() },
    );
    const fieldsValues = lead.fieldsValues.map(({ files, ...answer }) => ({
      ...answer,
      ...(files && {
        files: files.map((file) => ({
          ...file,
          url: leadFileUrl(app, { formId, leadId, fileId: file.id }),
        })),
      }),
    }));
    return { ...lead, fieldsValues };
  },
);

const readLeadFileRoute = route(
  readLeadFileCall,
  async ({ app, params: { formId, leadId, fileId }, headers }) => {
    const { db, clientId } = await admitReader(app, { formId, ...headers });
    const { fields_values } = await leadToChange({ db, app }, { clientId, formId, id: leadId });
    const files = fields_values.flatMap((answer) => answer.files ?? []);
    if (!files.some(({ id }) => id === fileId)) throw notFound();
    return app.files.answer(db, { clientId, id: fileId, inline: false });
  },
);

export const readLeadsRoutes = [readLeadsRoute, readLeadRoute, readLeadFileRoute];
