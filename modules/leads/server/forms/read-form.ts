import type { Form } from '#modules/leads/contract/forms/form.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';
import { toForm } from './form-row.ts';

export async function readForm(
  { db }: { db: Db<LeadsTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<Form> {
  const row = await db
    .selectFrom('leads.forms')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toForm(row);
}
