import type { Selectable } from 'kysely';
import type { Form, FormSections } from '#modules/leads/contract/forms/form.ts';
import type { LeadsTables } from '../tables.ts';

export type StoredForm = Selectable<LeadsTables['leads.forms']>;

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
