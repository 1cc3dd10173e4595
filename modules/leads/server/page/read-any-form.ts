import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { StoredForm } from '../forms/form-row.ts';
import type { LeadsTables } from '../tables.ts';

/** A form by its id alone, switched off or not. */
export async function readAnyForm({ app }: { app: App }, id: string): Promise<StoredForm> {
  const form = await app.database
    .acrossClients<LeadsTables>()
    .selectFrom('leads.forms')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!form) throw notFound();
  return form;
}
