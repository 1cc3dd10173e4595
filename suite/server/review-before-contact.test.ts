import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reviewReceived } from '#modules/communication/contract/review-events.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { leadCreated } from '#modules/leads/contract/lead-events.ts';
import { getJourneyCall, searchProfilesCall } from '#modules/profile-hub/contract/profiles.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { eventDelivery } from '#platform/server/events/event-delivery.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { eventsAreDelivered } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp();
const { app } = suite;
const email = 'sieglinde@post.example';

test('a review that overtakes the contact of its lead waits for it [BEY-04] [PH-05]', async () => {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const form = await brandForm(app, client.id);
  // The lead is stored, but its event is not published yet.
  const leadId = uuidV7();
  await sql`
    insert into leads.leads (client_id, id, form_id, form_version, submission_id, source, routing, email, optin, wording,
      fields_values, skus, currency, tags, subscribers, observers, additional_data, metadata)
    values (${client.id}, ${leadId}, ${form.id}, 1, ${uuidV7()}, 'widget', '{}', ${email}, '{}', '{}',
      '[]', '{}', 'EUR', '{}', '[]', '[]', '{}', '{}')`.execute(app.database.acrossClients());
  const db = app.database.ofClient(client.id);
  await app.events.publish(db, reviewReceived, {
    clientId: client.id,
    payload: {
      reviewId: 'r1',
      at: '2026-11-02T10:00:00.000Z',
      leadId: null,
      email,
      grade: 5,
      origin: 'GATOREVIEWS',
      location: null,
    },
  });
  await until(async () => {
    const { rows } = await sql`
      select from pgboss.job where name = ${eventDelivery.name} and state = 'retry'`.execute(
      app.database.acrossClients(),
    );
    return rows.length > 0;
  });
  await app.events.publish(db, leadCreated, {
    clientId: client.id,
    payload: {
      leadId,
      at: '2026-10-24T18:07:00.000Z',
      visitId: null,
      landedAt: null,
      form: 'Product request',
      locale: 'de',
      sku: null,
      product: null,
      location: null,
      identity: {
        email,
        phone: null,
        firstname: 'Sieglinde',
        lastname: null,
        gender: null,
        address: null,
        zip: null,
        city: null,
        country: 'AT',
      },
      optin: { email: true, phone: false, partners: null },
      wording: { email: 'Maison Aubrac darf mir schreiben.', phone: null, partners: null },
    },
  });
  await eventsAreDelivered(app);
  const query = { brandId: client.brandId };
  const { body: found } = await admin.call(searchProfilesCall, { body: query });
  const id = found.items[0]?.id ?? '';
  const { body: journey } = await admin.call(getJourneyCall, { params: { id }, query });
  expect(journey.items).toMatchObject([
    { kind: 'review', journeyId: leadId },
    { kind: 'lead', journeyId: leadId },
  ]);
});
