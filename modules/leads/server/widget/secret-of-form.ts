import type { Form } from '#modules/leads/contract/forms/form.ts';
import type { FormSecret } from '#modules/leads/contract/forms/form-settings.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';

/** Opened only where it is used, and handed to nobody. */
export async function secretOfForm(
  { app, db }: { app: App; db: Db<LeadsTables> },
  { id, clientId }: Pick<Form, 'id' | 'clientId'>,
  name: FormSecret,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('leads.forms')
    .select('secrets')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  const sealed = new Map(Object.entries(row?.secrets ?? {})).get(name);
  return sealed === undefined ? undefined : app.secrets.open('form-secret', sealed);
}
