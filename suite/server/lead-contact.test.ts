import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { sendLeadCall } from '#modules/forms/contract/intake/intake-calls.ts';
import { newForm } from '#modules/forms/server/forms/create-form.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import { openSettings, PAGE, submission } from '#modules/forms/server/testing/submission.ts';
import { leadContactId } from '#modules/leads/contract/lead-ports.ts';
import { editLeadCall } from '#modules/leads/contract/leads/edit-calls.ts';
import { listConsentsCall } from '#modules/profile-hub/contract/consents.ts';
import { getJourneyCall, searchProfilesCall } from '#modules/profile-hub/contract/profiles.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { eventsAreDelivered } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp();
const { app } = suite;
interface LeadOptions {
  zone?: string;
  locale?: Locale;
  countries?: readonly string[];
  shop?: string;
  country?: string;
}

test('a request makes or updates its contact with opt-in detail and criteria, linked both ways and to its scan [LEAD-14]', async () => {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const locationId = await brandShop(app, client.id, { name: 'Vinothek' });
  const form = await brandForm(app, client.id, { settings: openSettings() });
  const born = formFieldSchema.parse({ key: 'born', type: 'date', criterion: 'birthdate' });
  const asking = await brandForm(app, client.id, {
    settings: openSettings(),
    fields: [...form.fields, born],
  });
  const visitId = uuidV7();
  await sql`insert into touchpoints.visits (client_id, id, at, touchpoint_id, suffix, kind, country, device)
    values (${client.id}, ${visitId}, now(), ${'a'.repeat(24)}, 'brotmesser', 'scan', 'AT', 'android')`.execute(
    app.database.acrossClients(),
  );
  const send = async (formId: string, given: Parameters<typeof submission>[0]) => {
    const answer = await suite
      .visitor(PAGE)
      .call(sendLeadCall, { params: { formId }, headers: {}, body: submission(given) });
    expect(answer.status).toBe(201);
    await eventsAreDelivered(app);
    return answer.body.id;
  };
  const leadId = await send(form.id, { visitId, locationId });
  const { answers } = submission();
  const second = await send(asking.id, {
    answers: { ...answers, born: '1987-02-28', consent_email: false },
  });

  const query = { brandId: client.brandId };
  const { items } = (await admin.call(searchProfilesCall, { body: query })).body;
  expect(items).toMatchObject([
    {
      origin: 'lead',
      criterias: {
        email: 'odile@post.example',
        phone: '+33612345678',
        firstname: 'Odile',
        birthdate: '1987-02-28',
        optin_email: true,
      },
    },
  ]);
  const id = items[0]?.id ?? '';
  const consents = await admin.call(listConsentsCall, { params: { id }, query });
  expect(consents.body.items).toMatchObject([
    {
      purpose: 'optin_email',
      decision: 'given',
      source: 'lead',
      sourceName: `${form.informations.name}, Vinothek`,
      wording: expect.stringMatching(/contacted by email/),
    },
  ]);
  const { body: journey } = await admin.call(getJourneyCall, { params: { id }, query });
  const stations = journey.items.map(({ kind, journeyId }) => `${kind} ${journeyId}`);
  expect(stations).toEqual(
    expect.arrayContaining([`lead ${leadId}`, `lead ${second}`, `scan ${leadId}`]),
  );
  const db = app.database.ofClient(client.id);
  const contactFor = (lead: string, menus: readonly string[]) =>
    app.ports.call(
      leadContactId,
      {
        clientId: client.id,
        leadId: lead,
        reader: { role: 'brand_user', menus: new Set(menus) },
      },
      { db, app },
    );
  for (const lead of [leadId, second])
    expect(await contactFor(lead, ['profilehub/contacts'])).toBe(id);
  expect(await contactFor(leadId, ['platform/leads'])).toBeUndefined();
});

test.each([
  { by: 'their answers', country: 'FR', phone: '06 12 39 91 88', read: '+33612399188' },
  { by: 'the shop', shop: 'AT', phone: '0662 550139', read: '+43662550139' },
  { by: 'the form’s country', countries: ['CH'], phone: '079 123 45 67', read: '+41791234567' },
  { by: 'the form’s language', phone: '06 12 39 91 88', read: '+33612399188' },
  { by: 'the brand', zone: 'Europe/Oslo', phone: '412 34 567', read: '+4741234567', locale: 'en' },
  { by: 'nobody', phone: '12345', read: null, locale: 'en' },
] as const)(
  'a number without its country is read with that of $by and reaches the contact [LEAD-14]',
  async (given) => {
    const { zone = 'UTC', locale = 'fr', countries = [], shop, country }: LeadOptions = given;
    const client = await suite.people.client({ timeZone: zone });
    const admin = await suite.adminOf(client);
    const locationId = shop && (await brandShop(app, client.id, { name: 'Laden', country: shop }));
    const made = newForm({ app }, { name: 'Anfrage', locales: [locale], currency: 'EUR' });
    const countryField = formFieldSchema.parse({ key: 'land', type: 'text', identity: 'country' });
    const form = await brandForm(app, client.id, {
      ...made,
      settings: openSettings(),
      fields: [...made.fields, countryField],
      locationSettings: { ...made.locationSettings, countries: [...countries] },
    });
    const answers = {
      ...submission().answers,
      phone: given.phone,
      ...(country && { land: country }),
    };
    const sent = await suite.visitor(PAGE).call(sendLeadCall, {
      params: { formId: form.id },
      headers: {},
      body: submission({ answers, ...(locationId && { locationId }) }),
    });
    expect(sent.status).toBe(201);
    await eventsAreDelivered(app);
    const { items } = (await admin.call(searchProfilesCall, { body: { brandId: client.brandId } }))
      .body;
    expect(items[0]?.criterias.phone ?? null).toBe(given.read);
    const path = { clientId: client.id, formId: form.id, leadId: sent.body.id };
    const edited = await admin.call(editLeadCall, {
      params: path,
      body: { fieldsValues: { phone: `${given.phone.slice(0, -1)}4` } },
    });
    expect(edited.body.identity.phone).toBe(given.read ? `${given.read.slice(0, -1)}4` : '12344');
  },
);
