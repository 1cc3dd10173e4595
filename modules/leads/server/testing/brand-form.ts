import type { Form, FormSections } from '#modules/leads/contract/forms/form.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { createForm, newForm } from '../forms/create-form.ts';
import { readForm } from '../forms/read-form.ts';
import type { LeadsTables } from '../tables.ts';

let made = 0;

/** A form as a brand starts with it, or with other sections. */
export async function brandForm(
  app: App,
  clientId: string,
  given: Partial<FormSections> = {},
): Promise<Form> {
  made += 1;
  const db = app.database.ofClient(clientId) as unknown as Db<LeadsTables>;
  const sections = newForm({ app }, { name: `Form ${made}`, locales: ['en'], currency: 'EUR' });
  const id = await db
    .transaction()
    .execute((tx) =>
      createForm({ db: tx, app }, { clientId, userId: null }, { ...sections, ...given }),
    );
  return readForm({ db }, { clientId, id });
}
