import type { Selectable } from 'kysely';
import type { PlacesWithin } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { Form, FormSections } from '#modules/leads/contract/forms/form.ts';
import type { LocationSettings } from '#modules/leads/contract/forms/location-settings.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
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

/** Which shops of the directory a form offers [FORM-03]. */
export function placesOffered(settings: LocationSettings): PlacesWithin {
  return {
    ...(settings.source === 'groups' && { groupIds: settings.groupIds }),
    ...(settings.source === 'types' && { typeIds: settings.typeIds }),
    ...(settings.countries.length > 0 && { countries: settings.countries }),
    maxKm: settings.maxDistanceKm,
  };
}
