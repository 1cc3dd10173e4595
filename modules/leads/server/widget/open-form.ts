import { type Brand, findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import { isAuthorizedOrigin } from '#modules/leads/contract/forms/form-settings.ts';
import { domainNotAuthorized } from '#modules/leads/contract/intake/intake-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { RequestOrigin } from '#platform/server/http/request/request-origin.ts';
import { type StoredForm, toForm } from '../forms/read-form.ts';
import { formForVisitors } from '../intake/admit-sender.ts';
import type { LeadsTables } from '../tables.ts';

export interface OpenForm {
  form: Form;
  brand: Brand;
  /** Sealed. */
  secrets: StoredForm['secrets'];
  /** Sees that client's rows alone. */
  db: Db<LeadsTables>;
}

/** A form that the page may show. Requests without an origin, such as from servers, may read it too [FORM-08]. */
export async function openForm(
  { app }: { app: App },
  { formId, origin }: { formId: string; origin: RequestOrigin },
): Promise<OpenForm> {
  const row = await formForVisitors({ app }, formId);
  if (origin.kind === 'other' && !isAuthorizedOrigin(row.settings.authorizedDomains, origin.url))
    throw domainNotAuthorized({ domain: URL.parse(origin.url)?.host ?? '' });
  const db = app.database.ofClient<LeadsTables>(row.client_id);
  const brand = await app.ports.ask(findBrand, { clientId: row.client_id }, { db, app });
  if (!brand) throw notFound();
  return { form: toForm(row), brand, secrets: row.secrets, db };
}
