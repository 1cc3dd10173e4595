import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { changeFormCall, createFormCall } from '#modules/leads/contract/forms/form-calls.ts';
import { formFieldSchema } from '#modules/leads/contract/forms/form-field.ts';
import { sendLeadCall, sendLeadFileCall } from '#modules/leads/contract/intake/intake-calls.ts';
import { makeFormKeyCall } from '#modules/leads/contract/intake/key-calls.ts';
import { leadCreated } from '#modules/leads/contract/lead-events.ts';
import { mergeContactsCall } from '#modules/profile-hub/contract/duplicates.ts';
import {
  eraseContactsCall,
  listErasuresCall,
  makePersonFileCall,
  previewErasureCall,
  recordDataRequestCall,
} from '#modules/profile-hub/contract/privacy.ts';
import { findDoubles } from '#modules/profile-hub/server/duplicates/find-doubles.ts';
import { erasedAddresses } from '#modules/profile-hub/server/erasure/erased-address.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import { brandCampaign } from '#modules/profile-hub/server/testing/brand-campaign.ts';
import { brandContact } from '#modules/profile-hub/server/testing/brand-contacts.ts';
import { defineEvent } from '#platform/contract/event.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { eventDelivery } from '#platform/server/events/event-delivery.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { sealMail } from '#platform/server/mail/sealed-mail.ts';
import { defineModule } from '#platform/server/module.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testHouse } from '#platform/testing/test-house.ts';
import type { Visitor } from '#platform/testing/visitor.ts';

const FIRST = 'Zyxwantha';
const LAST = 'Quorblatt';
const EMAIL = 'zyxwantha.q@rare.example';
const SECOND_EMAIL = 'zyxwantha@other-rare.example';
const PHONE = '+43662550139';
const STREET = '12 Quibblewick Lane';
/** Somebody whose address only ends like that of the person. */
const NEIGHBOUR = 'nozyxwantha.q@rare.example';

const told = defineEvent({
  type: 'test.person-told',
  label: 'test:told',
  payload: z.object({ name: z.string(), email: z.string() }),
});
const work = defineJob({
  name: 'test.person-work',
  input: z.object({ name: z.string(), email: z.string() }),
  async handle() {},
});
const house = await testHouse({
  modules: [defineModule({ name: 'test', events: [told], jobs: [work] })],
});
const { app } = house;

test('every module says what it holds of a person, or why it holds none [PH-17]', () => {
  const silent = house.modules.filter(({ name, persons }) => name !== 'test' && !persons);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('who is erased is left nowhere: in no table, no file, no queue, no log [PH-17]', async () => {
  const client = await house.people.client();
  const clientId = client.id;
  const user = await house.people.user({ at: [{ client, role: 'brand_admin' }] });
  const admin = await house.visitor().as(user);
  const params = { uuid: clientId };
  const db = app.database.ofClient<ProfileHubTables>(clientId);
  const values = { firstname: FIRST, lastname: LAST, phone: PHONE };
  const id = await brandContact({ db }, clientId, { ...values, email: EMAIL });
  const second = await brandContact({ db }, clientId, { ...values, email: SECOND_EMAIL });
  const neighbour = await brandContact({ db }, clientId, { email: NEIGHBOUR, phone: PHONE });
  await inContacts({ db, clientId, id });
  await findDoubles({ db }, clientId, [id, second, neighbour]);
  const merged = await admin.call(mergeContactsCall, {
    params,
    body: {
      contacts: [
        { id, version: 1 },
        { id: second, version: 1 },
      ],
    },
  });
  expect(merged.status).toBe(200);
  await admin.call(recordDataRequestCall, { params: { ...params, id }, body: {} });
  await inThePlatform({ clientId, id, userId: user.id });
  await inImports({ db, clientId, id });
  await inCampaigns({ db, clientId, id });
  await inLeads({ db, clientId });
  await inRequests({ clientId, admin });
  await inFiles({ clientId, userId: user.id });
  await admin.call(makePersonFileCall, { params: { ...params, id } });
  await jobsAreDone(app, 'test.person-work');
  expect((await leftovers()).length).toBeGreaterThan(10);

  const which = { ids: [id] } as never;
  const preview = await admin.call(previewErasureCall, { params, body: { which } });
  const kinds = preview.body.reached.map(({ what }) => what);
  expect(kinds).toEqual(expect.arrayContaining(['platform:person.mails', 'platform:person.files']));
  expect(kinds).toEqual(
    expect.arrayContaining([
      'profile-hub:erase.what.imports',
      'profile-hub:erase.what.leads',
      'leads:intake.held.leads',
      'leads:intake.held.files',
      'profile-hub:erase.what.responses',
      'platform:person.events',
      'platform:person.repairs',
    ]),
  );
  const { body } = await admin.call(eraseContactsCall, {
    params,
    body: { which, cause: 'request' },
  });
  expect(body).toEqual({ erased: 1, jobId: null });
  await jobsAreDone(app, 'files.purge');
  expect(await leftovers()).toEqual([]);

  const kept = await db.selectFrom('profile_hub.contacts').select(['id', 'email']).execute();
  expect(kept).toEqual([{ id: neighbour, email: NEIGHBOUR }]);
  expect(await bytesOf(app.config.DATA_DIR ?? '')).toContain(NEIGHBOUR);
  const proof = await admin.call(listErasuresCall, {
    params,
    query: { address: SECOND_EMAIL } as never,
  });
  expect(proof.body.items).toMatchObject([{ cause: 'request', contacts: 1, erasedBy: user.id }]);
  const nobody = { address: NEIGHBOUR } as never;
  expect((await admin.call(listErasuresCall, { params, query: nobody })).body.total).toBe(0);
  expect(await erasedAddresses({ db, app }, clientId, [EMAIL, NEIGHBOUR])).toEqual(
    new Set([EMAIL]),
  );
});

async function inContacts({
  db,
  clientId,
  id,
}: {
  db: ReturnType<typeof app.database.ofClient<ProfileHubTables>>;
  clientId: string;
  id: string;
}) {
  const detail = JSON.stringify({ by: `${FIRST} ${LAST}` });
  await sql`
    insert into profile_hub.stations (client_id, id, contact_id, kind, at, ref, detail)
    values (${clientId}, gen_random_uuid(), ${id}, 'lead', now(), 'lead-1', ${detail}::jsonb)`.execute(
    db,
  );
  await sql`
    insert into profile_hub.consents (client_id, id, contact_id, purpose, decision, at, source, source_name)
    values (${clientId}, gen_random_uuid(), ${id}, 1, 'given', now(), 'import', ${`${FIRST}.csv`})`.execute(
    db,
  );
  const rules = { condition: 'and', filters: [{ field: 'email', operator: 'is', value: EMAIL }] };
  // Segments are audited: the log has them, too.
  await sql`
    insert into profile_hub.segments (client_id, id, name, kind, rules, saved)
    values (${clientId}, gen_random_uuid(), ${`Only ${FIRST} ${EMAIL}`}, 'live', ${JSON.stringify(rules)}::jsonb, true)`.execute(
    db,
  );
  await sql`
    insert into profile_hub.segment_members (client_id, segment_id, contact_id)
    select ${clientId}, id, ${id} from profile_hub.segments where client_id = ${clientId}`.execute(
    db,
  );
}

type HubDb = ReturnType<typeof app.database.ofClient<ProfileHubTables>>;

async function inImports({ db, clientId, id }: { db: HubDb; clientId: string; id: string }) {
  const after = JSON.stringify({ firstname: FIRST, email: EMAIL });
  await sql`
    insert into profile_hub.import_changes (client_id, import_id, contact_id, created, version, before, after)
    values (${clientId}, gen_random_uuid(), ${id}, false, 1, '{}', ${after}::jsonb)`.execute(db);
  await sql`
    insert into platform.import_repairs (client_id, import_name, column_key, from_key, from_text, to_value)
    values (${clientId}, 'profile-hub.contacts', 'gender', ${EMAIL}, ${EMAIL}, 'female')`.execute(
    db,
  );
}

/** One is known to be the contact's, one has the e-mail, one the phone, and of one only what was written tells it. */
async function inCampaigns({ db, clientId, id }: { db: HubDb; clientId: string; id: string }) {
  await brandCampaign({ db }, clientId, [
    { answers: { first: `${FIRST} of the first contact` } },
    { email: SECOND_EMAIL, answers: { first: FIRST } },
    { phone: PHONE, answers: { first: LAST } },
    { answers: { first: `${FIRST} ${LAST}, ${EMAIL}` } },
  ]);
  await sql`
    update profile_hub.campaign_responses set contact_id = ${id}
    where client_id = ${clientId} and key = 'r0'`.execute(db);
  const taken = JSON.stringify({ firstname: { campaign: 'x', at: '2026-06-01', value: FIRST } });
  await sql`
    insert into profile_hub.answered_contacts (client_id, contact_id, own_at, written_at, taken)
    values (${clientId}, ${id}, now(), now(), ${taken}::jsonb)`.execute(db);
}

/** By e-mail, and by a phone that is spelt as no contact keeps it, with a name that the contact does not have. */
async function inLeads({ db, clientId }: { db: HubDb; clientId: string }) {
  const nobody = { gender: null, zip: null, city: null };
  const identity = { ...nobody, firstname: FIRST, lastname: LAST, address: STREET, country: 'AT' };
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
  await jobsAreDone(app, eventDelivery.name);
}

/** As a server sends them: of the person, with a picture, and of somebody else who writes about them. */
async function inRequests({ clientId, admin }: { clientId: string; admin: Visitor }) {
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
  const server = house.visitor({ authorization: `Bearer ${key.body.key}` });
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
  await jobsAreDone(app, eventDelivery.name);
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function inThePlatform(given: { clientId: string; id: string; userId: string }) {
  const { clientId, id, userId } = given;
  const db = app.database.ofClient(clientId);
  const name = `${FIRST} ${LAST}`;
  for (const email of [EMAIL, NEIGHBOUR])
    await app.events.publish(db, told, {
      clientId,
      payload: { name: email === EMAIL ? name : 'Else', email },
    });
  await app.notifications.tell(db, {
    clientId,
    userIds: [userId],
    kind: 'lead-new',
    title: { key: 'platform:export.done', params: { file: name } },
    body: { key: 'platform:export.done', params: { file: name } },
    actions: [
      {
        label: { key: 'platform:export.download', params: {} },
        path: `/clients/${clientId}/profilehub/contacts/${id}`,
      },
    ],
  });
  const title = { key: 'platform:export.done', params: { file: `${name} ${PHONE}` } };
  await app.jobs.enqueue(db, work, { name, email: EMAIL }, { clientId, userId, title });
  await sql`
    insert into platform.saved_views (client_id, id, user_id, list, name, search, shared)
    values (${clientId}, ${uuidV7()}, ${userId}, 'contacts', ${`For ${EMAIL}`},
      ${`q=${encodeURIComponent(EMAIL)}&name=${FIRST}`}, false)`.execute(db);
  const mail = { subject: name, html: `<p>${name}</p>`, text: `${name}, ${PHONE}` };
  for (const [recipient, status] of [
    [EMAIL, 'sent'],
    ['shop@brand.example', 'failed'],
  ] as const)
    await sql`
      insert into platform.outbox
        (client_id, id, idempotency_key, template, locale, recipient, message_id, content, status, answer)
      values (${clientId}, ${uuidV7()}, ${`about ${recipient}`}, 'test', 'en', ${recipient}, '', ${
        status === 'failed' ? sealMail(app.secrets, mail) : null
      }, ${status}, ${`no such user ${recipient}`})`.execute(db);
}

async function inFiles({ clientId, userId }: { clientId: string; userId: string }) {
  const db = app.database.ofClient(clientId);
  const put = (name: string, text: string) =>
    app.files.put(db, {
      clientId,
      name,
      stream: Readable.from([Buffer.from(text)], { objectMode: false }),
      maxBytes: 100_000,
      allow: ['csv', 'txt'],
      ownerUserId: userId,
    });
  await put('export.csv', `email,name\n${EMAIL},${FIRST}\n`);
  await put('other.csv', `email,name\n${NEIGHBOUR},Else\n`);
  // Only what was read of it has the phone as it is kept.
  const brought = await put('import.csv', `phone,name\n0662 550 139,${FIRST} ${LAST}\n`);
  const lines = await put('lines.txt', `{"checked":1}\n{"line":2,"values":{"phone":"${PHONE}"}}\n`);
  await sql`
    insert into platform.import_checks (client_id, id, import_name, user_id, file_id, lines_id, report)
    values (${clientId}, ${uuidV7()}, 'test', ${userId}, ${brought.id}, ${lines.id},
      ${JSON.stringify({ first: `${FIRST} ${LAST}` })}::jsonb)`.execute(db);
}

const RARE = [FIRST, LAST, STREET, EMAIL, SECOND_EMAIL, encodeURIComponent(EMAIL)];

/** All that the database and the file store still know, the neighbour left out. */
async function leftovers(): Promise<string[]> {
  const owner = new pg.Client({ connectionString: house.databaseUrl });
  await owner.connect();
  const found: string[] = [];
  try {
    const { rows: tables } = await owner.query<{ name: string }>(`
      select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pg_toast')`);
    for (const { name } of tables) {
      const { rows } = await owner.query<{ text: string }>(
        `select t::text as text from ${name} as t where regexp_replace(t::text, $2, '', 'g') ilike any ($1)`,
        [RARE.map((word) => `%${word}%`), 'nozyxwantha[.]?q'],
      );
      found.push(...rows.map(({ text }) => `${name}: ${text}`));
    }
  } finally {
    await owner.end();
  }
  const bytes = (await bytesOf(app.config.DATA_DIR ?? '')).replaceAll(NEIGHBOUR, '');
  return [...found, ...RARE.filter((word) => bytes.includes(word)).map((word) => `file: ${word}`)];
}

async function bytesOf(directory: string): Promise<string> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
  );
  return texts.join('\n');
}
