import type { Selectable } from 'kysely';
import type { Form, FormSections } from '#modules/forms/contract/form.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Context, FormsTables } from '../tables.ts';

export type StoredForm = Selectable<FormsTables['leads.forms']>;

export function toFormSections(row: StoredForm): FormSections {
  return {
    informations: { name: row.name, description: row.description, active: row.active },
    settings: row.settings,
    locationSettings: row.location_settings,
    fields: row.fields,
    statics: row.statics,
    translations: row.translations,
    notifications: row.notifications,
  };
}

export function toForm(row: StoredForm): Form {
  return {
    id: row.id,
    clientId: row.client_id,
    ...toFormSections(row),
    secretsSet: Object.keys(row.secrets).sort(),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export async function readForm(
  { db }: Pick<Context, 'db'>,
  which: { clientId: string; id: string },
): Promise<Form> {
  const form = await findForm({ db }, which);
  if (!form) throw notFound();
  return form;
}

export async function findForm(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
): Promise<Form | undefined> {
  const row = await db
    .selectFrom('leads.forms')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toForm(row);
}
