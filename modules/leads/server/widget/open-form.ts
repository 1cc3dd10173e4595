import { type Brand, findBrand } from '#modules/directory/contract/clients/brand.ts';
import { isAuthorizedOrigin } from '#modules/leads/contract/forms/authorized-domain.ts';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import {
  domainNotAuthorized,
  formSwitchedOff,
} from '#modules/leads/contract/intake/intake-problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { RequestOrigin } from '#platform/server/http/request/origin-of-request.ts';
import { findOwnerOfForm } from '../forms/owner-of-form.ts';
import { readForm } from '../forms/read-form.ts';
import type { LeadsTables } from '../tables.ts';

export interface OpenForm {
  form: Form;
  brand: Brand;
  /** Sees that client's rows alone. */
  db: Db<LeadsTables>;
}

/** A form that a visitor's page may show: of a brand that is there, switched on, on a domain that is authorized [FORM-08]. */
export async function openForm(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { formId, origin }: { formId: string; origin: RequestOrigin },
): Promise<OpenForm> {
  const clientId = await findOwnerOfForm({ db }, formId);
  if (clientId === undefined) throw notFound();
  const ofClient = app.database.ofClient<LeadsTables>(clientId);
  const form = await readForm({ db: ofClient }, { clientId, id: formId });
  const brand = await app.ports.ask(findBrand, { clientId }, { db: ofClient, app });
  if (!brand || brand.archived) throw notFound();
  if (origin.kind === 'other' && !isAuthorizedOrigin(form.settings.authorizedDomains, origin.url))
    throw domainNotAuthorized({ domain: URL.parse(origin.url)?.host ?? '' });
  if (!form.informations.active) throw formSwitchedOff();
  return { form, brand, db: ofClient };
}
