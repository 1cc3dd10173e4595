import type { LeadRecipient } from '#modules/forms/contract/intake/routing.ts';
import { leadCreated } from '#modules/leads/contract/lead-events.ts';
import { daysAfter } from '#modules/leads/contract/leads/lead-machine.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { readForm } from '../forms/read-form.ts';
import type { FieldValue } from '../tables/lead-tables.ts';
import type { LeadsTables } from '../tables.ts';

export interface GivenLead {
  firstname?: string;
  lastname?: string;
  email?: string | null;
  phone?: string | null;
  city?: string | null;
  skus?: string[];
  locationId?: string | null;
  locale?: string;
  answers?: FieldValue[];
  subscribers?: LeadRecipient[];
  observers?: LeadRecipient[];
  /** Creation time; default: now. */
  at?: Date;
}

/** Creates a routed lead and publishes its event; returns the id. */
export async function brandLead(
  app: App,
  { clientId, formId }: { clientId: string; formId: string },
  given: GivenLead = {},
): Promise<string> {
  const db = app.database.ofClient(clientId) as unknown as Db<LeadsTables>;
  const id = uuidV7();
  const { firstname = 'Friederike', lastname = 'Vogt', email = null, phone = null } = given;
  const { city = null, skus = [], locale = 'en' } = given;
  const { at = new Date() } = given;
  const { settings } = await readForm({ db, app }, { clientId, id: formId });
  const { idleDaysNew } = settings;
  const none = JSON.stringify({});
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('leads.leads')
      .values({
        client_id: clientId,
        id,
        form_id: formId,
        form_version: 1,
        submission_id: uuidV7(),
        source: 'widget',
        routing: JSON.stringify({ placed: { why: 'none', because: 'notLocated' } }),
        location_id: given.locationId ?? null,
        firstname,
        lastname,
        email,
        phone,
        city,
        optin: none,
        wording: none,
        fields_values: JSON.stringify(given.answers ?? []),
        skus,
        currency: 'EUR',
        tags: [],
        subscribers: JSON.stringify(given.subscribers ?? []),
        observers: JSON.stringify(given.observers ?? []),
        additional_data: none,
        metadata: JSON.stringify({ locale }),
        created_at: at,
        closes_at: daysAfter(at, idleDaysNew),
      })
      .execute();
    const known = { email, phone, firstname, lastname, gender: null, address: null };
    const emptyConsent = { email: null, phone: null, partners: null };
    await app.events.publish(tx, leadCreated, {
      clientId,
      payload: {
        leadId: id,
        formId,
        at: at.toISOString(),
        visitId: null,
        landedAt: null,
        form: 'Form',
        locale,
        sku: skus[0] ?? null,
        product: null,
        location: null,
        identity: { ...known, zip: null, city, country: null },
        optin: emptyConsent,
        wording: emptyConsent,
      },
    });
  });
  return id;
}
