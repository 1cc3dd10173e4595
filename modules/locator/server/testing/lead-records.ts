import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';

interface TestLead {
  clientId: string;
  leadId: string;
  locationId: string;
}

/** A lead with its own form, as the leads module stores it. */
export async function storedLead(
  app: App,
  given: { clientId: string; locationId: string },
): Promise<TestLead> {
  const { clientId, locationId } = given;
  const [formId, leadId] = [uuidV7(), uuidV7()];
  const db = app.database.acrossClients();
  await sql`
    insert into leads.forms (client_id, id, name, settings, location_settings, fields, statics, translations, notifications)
    values (${clientId}, ${formId}, ${formId}, '{}', '{}', '[]', '[]', '[]', '[]')`.execute(db);
  await sql`
    insert into leads.leads (client_id, id, form_id, form_version, submission_id, source, routing, location_id, optin,
      wording, fields_values, currency, tags, subscribers, observers, additional_data, metadata, skus)
    values (${clientId}, ${leadId}, ${formId}, 1, ${uuidV7()}, 'widget', '{}', ${locationId}, '{}', '{}', '[]', 'EUR',
      '{}', '[]', '[]', '{}', '{}', '{}')`.execute(db);
  return { clientId, leadId, locationId };
}

/** Event payload of a lead sent from a page. */
export function createdPayload(
  { leadId, locationId }: TestLead,
  { page, at }: { page: string; at: string },
) {
  const unknown = { email: null, phone: null };
  return {
    ...{ leadId, at, locationId, visitId: null, landedAt: null, form: 'Contact', locale: 'fr' },
    ...{ sku: null, product: null, location: 'Bellecour' },
    identity: {
      ...{ ...unknown, firstname: null, lastname: null, gender: null },
      ...{ address: null, zip: null, city: null, country: null },
    },
    optin: { ...unknown, partners: null },
    wording: { ...unknown, partners: null },
    request: { message: null, answers: null, files: null, additionalData: null, page },
  };
}
