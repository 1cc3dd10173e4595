import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { changeFormCall, createFormCall } from '#modules/forms/contract/form-calls.ts';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { sendLeadCall, sendLeadFileCall } from '#modules/forms/contract/intake/intake-calls.ts';
import { makeFormKeyCall } from '#modules/forms/contract/intake/key-calls.ts';
import { leadCreated } from '#modules/leads/contract/lead-events.ts';
import type { Db } from '#platform/server/database/database.ts';
import { eventsAreDelivered } from '#platform/testing/jobs-are-done.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import { EMAIL, FIRST, LAST, NEIGHBOUR, PHONE, STREET } from './rare-person.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** By e-mail, and by a phone in another format than stored, with a name that the contact does not have. */
export async function inLeads({ app }: TestApp, { db, clientId }: { db: Db; clientId: string }) {
  const emptyFields = { gender: null, zip: null, city: null };
  const identity = {
    ...emptyFields,
    firstname: FIRST,
    lastname: LAST,
    address: STREET,
    country: 'AT',
  };
  for (const [leadId, address] of [
    ['rare-lead-1', { email: EMAIL, phone: null }],
    ['rare-lead-2', { email: null, phone: '0662 550 139' }],
  ] as const)
    await app.events.publish(db, leadCreated, {
      clientId,
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
        identity: { ...identity, ...address },
        optin: { email: true, phone: null, partners: null },
        wording: { email: null, phone: null, partners: null },
      },
    });
  await eventsAreDelivered(app);
}

/** Sent through the public calls: one by the person, with a picture, and one by another person who mentions them. */
export async function inRequests(
  suite: TestApp,
  { clientId, admin }: { clientId: string; admin: Visitor },
) {
  const made = await admin.call(createFormCall, { params: { clientId }, body: { name: 'Quote' } });
  const params = { formId: made.body.id };
  const photo = formFieldSchema.parse({ key: 'photo', type: 'file' });
  const { defaultLocale, list } = made.body.translations;
  const labelled = { ...list[defaultLocale], 'field.photo.label': 'Photo' };
  const saved = await admin.call(changeFormCall, {
    params,
    body: {
      fields: [...made.body.fields, photo],
      translations: { ...made.body.translations, list: { ...list, [defaultLocale]: labelled } },
    },
  });
  expect(saved.status).toBe(200);
  const key = await admin.call(makeFormKeyCall, { params, body: { name: 'Server' } });
  const server = suite.visitor({ authorization: `Bearer ${key.body.key}` });
  const file = new File([PNG], `${FIRST}.png`);
  const brought = await server.upload(sendLeadFileCall, { params, headers: {}, body: {}, file });
  const common = { product: 'UNT-4', lastname: LAST, email: EMAIL };
  for (const answers of [
    { ...common, firstname: FIRST, phone: PHONE, photo: brought.body.id },
    {
      ...common,
      firstname: 'Else',
      lastname: 'Person',
      email: NEIGHBOUR,
      message: `For ${FIRST}, ${EMAIL}`,
    },
  ]) {
    const sent = await server.call(sendLeadCall, {
      params,
      headers: {},
      body: { submissionId: randomUUID(), answers, url: `https://x.example/?for=${EMAIL}` },
    });
    expect(sent.status).toBe(201);
  }
  await eventsAreDelivered(suite.app);
  const db = suite.app.database.ofClient(clientId);
  await sql`
    insert into leads.lead_tokens (client_id, id, lead_id, token_hash, recipient, part, expires_at)
    select client_id, gen_random_uuid(), id, 'x', ${EMAIL}, 'consumer', now() from leads.leads
    where client_id = ${clientId} and email = ${EMAIL}
    on conflict do nothing`.execute(db);
  await sql`
    insert into leads.reminder_choices (client_id, id, recipient, token_hash, reminded_on, mailed_at)
    values (${clientId}, gen_random_uuid(), ${EMAIL}, 'x', now(), now())`.execute(db);
}
