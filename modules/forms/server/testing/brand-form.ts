import type { Form, FormSections } from '#modules/forms/contract/form.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { createForm, newForm } from '../forms/create-form.ts';
import { readForm } from '../forms/read-form.ts';
import type { FormsTables } from '../tables.ts';

let made = 0;

/** Sections of a new form. */
export function newSections(app: App, name: string): FormSections {
  return newForm({ app }, { name, locales: ['en'], currency: 'EUR' });
}

/** A form with default sections, or with others. */
export async function brandForm(
  app: App,
  clientId: string,
  given: Partial<FormSections> = {},
): Promise<Form> {
  made += 1;
  const db = app.database.ofClient(clientId) as unknown as Db<FormsTables>;
  const sections = newSections(app, `Form ${made}`);
  const id = await db
    .transaction()
    .execute((tx) =>
      createForm({ db: tx, app }, { clientId, userId: null }, { ...sections, ...given }),
    );
  return readForm({ db }, { clientId, id });
}
