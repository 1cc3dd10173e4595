import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listConsentsCall } from '#modules/profile-hub/contract/consents.ts';
import { listRuleFieldsCall } from '#modules/profile-hub/contract/count-segments.ts';
import {
  pastImportCall,
  pastImportsCall,
  undoImportCall,
} from '#modules/profile-hub/contract/imports/past-imports.ts';
import { getJourneyCall } from '#modules/profile-hub/contract/profiles.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { recordDecisions } from '../../consents/record-decisions.ts';
import { contactPatch } from '../../contacts/contact-row.ts';
import { readContactImports } from '../../contacts/read-contact-journey.ts';
import { writeContacts } from '../../contacts/write-contacts.ts';
import { readCriteriaIndex } from '../../criteria/criteria-index.ts';
import { ruleContext } from '../../segments/rule-context.ts';
import { ruleGroupSql } from '../../segments/rule-sql.ts';
import { brandContact } from '../../testing/brand-contacts.ts';
import { csv, type Importer, importTestApp } from '../testing/import-test-app.ts';
import { undoImportJob } from './undo-import.job.ts';

const { suite, newImporter, dbOf, bring, contacts, ended } = await importTestApp();

const undo = ({ visitor, client }: Importer, id: string) =>
  visitor.call(undoImportCall, { params: { uuid: client.id, id }, body: {} });

async function change(importer: Importer, id: string, values: Record<string, string>) {
  const db = dbOf(importer);
  const book = await readCriteriaIndex({ db }, importer.client.id);
  await writeContacts({ db }, { clientId: importer.client.id, origin: 'manual' }, [
    contactPatch({ id, isNew: false }, values, book),
  ]);
}

test('undone as a whole: contacts that it made go, values that it wrote go back, consent that it gave counts no more [PH-13]', async () => {
  const importer = await newImporter();
  const { client, visitor, user } = importer;
  const db = dbOf(importer);
  await brandContact(
    { db },
    client.id,
    { email: 'ana@b.example', firstname: 'Ana' },
    { decisions: { optin_phone: 'given' } },
  );
  const before = await contacts(importer);
  const { id } = await bring(
    importer,
    csv(
      'email,firstname,city,optin_email,optin_phone\nana@b.example,Anna,Oslo,yes,\nnils@b.example,Nils,,yes,no\n',
    ),
    { merge: 'file' },
  );
  expect((await contacts(importer))[0]?.criterias).toMatchObject({
    firstname: 'Anna',
    optin_email: true,
  });
  const { jobId } = (await undo(importer, id)).body;
  expect(await ended(importer, jobId)).toMatchObject({
    state: 'done',
    result: { removed: 1, stayed: 0, restored: 2, left: 0 },
  });
  const after = await contacts(importer);
  expect(after.map(({ criterias }) => criterias)).toEqual(before.map(({ criterias }) => criterias));
  const { rows } = await sql<{ lines: number }>`
    select count(*) as lines from profile_hub.consents where client_id = ${client.id}`.execute(db);
  // Nothing is taken out of the ledger.
  expect(rows[0]?.lines).toBe(4);
  expect((await undo(importer, id)).problem.code).toBe('IMPORT_ALREADY_UNDONE');
  const past = await visitor.call(pastImportCall, { params: { uuid: client.id, id } });
  expect(past.body).toMatchObject({
    created: 1,
    updated: 1,
    undone: { removed: 1, restored: 2 },
    given: { optin_email: 2 },
  });
  expect(past.body.certificate.voidedAt).not.toBeNull();
  const ana = { params: { id: after[0]?.id ?? '' }, query: { brandId: client.brandId } };
  const ledger = await visitor.call(listConsentsCall, ana);
  expect(
    ledger.body.items.map(({ purpose, voidedAt }) => [purpose, voidedAt !== null]).sort(),
  ).toEqual([
    ['optin_email', true],
    ['optin_phone', false],
  ]);
  // The journey shows the file and that it was undone [PH-05].
  expect((await visitor.call(getJourneyCall, ana)).body).toMatchObject({
    items: [{ id, kind: 'import', detail: { criteria: 2, undone: expect.any(String) } }],
    total: 1,
  });
  // Importing the same file again gives the consent again, because an undo is no withdrawal.
  await bring(importer, csv('email,optin_email\nana@b.example,yes\n'));
  expect((await contacts(importer))[0]?.criterias).toMatchObject({ optin_email: true });
  expect(user.id).toBeTruthy();
});

test('an undo that runs again after its last write reports the same result [PH-13]', async () => {
  const importer = await newImporter();
  const { client, user } = importer;
  const { id } = await bring(importer, csv('email,optin_email\nana@b.example,yes\n'));
  const first = await ended(importer, (await undo(importer, id)).body.jobId);
  const again = await suite.app.jobs.enqueue(
    dbOf(importer),
    undoImportJob,
    { importId: id, userId: user.id },
    { clientId: client.id, userId: user.id, title: { key: 'again', params: {} } },
  );
  expect(await ended(importer, again)).toEqual(first);
  expect(first).toMatchObject({ state: 'done', result: { removed: 1 } });
});

test('an undo whose process is lost in the middle has changed nothing, and the next one does all of it [PH-13]', async () => {
  const importer = await newImporter();
  const { client, user } = importer;
  await brandContact({ db: dbOf(importer) }, client.id, { email: 'ana@b.example', city: 'Rodez' });
  const file = csv('email,city,optin_email\nana@b.example,Oslo,yes\nbo@b.example,Bergen,yes\n');
  const { id } = await bring(importer, file, { merge: 'file' });
  const before = await contacts(importer);
  const lost = new AbortController();
  const stopped = undoImportJob.handle({
    ...{ app: suite.app, clientId: client.id, input: { importId: id, userId: user.id } },
    jobId: uuidV7(),
    signal: lost.signal,
    progress: () => lost.abort(new Error('the process was lost')),
  });
  await expect(stopped).rejects.toThrow('the process was lost');
  expect(await contacts(importer)).toEqual(before);
  expect(await ended(importer, (await undo(importer, id)).body.jobId)).toMatchObject({
    state: 'done',
    result: { removed: 1, stayed: 0, left: 0 },
  });
  const after = await contacts(importer);
  expect(after.map(({ criterias }) => criterias)).toMatchObject([
    { email: 'ana@b.example', city: 'Rodez', optin_email: null },
  ]);
});

test('an undo after later changes reports what remains: changed values, and contacts with edits, decisions or activity [PH-13]', async () => {
  const importer = await newImporter();
  const { client } = importer;
  const db = dbOf(importer);
  await brandContact({ db }, client.id, { email: 'a@b.example' });
  const { id } = await bring(
    importer,
    csv(
      'email,firstname,city,optin_email\na@b.example,Ana,Oslo,\nb@b.example,Bo,,yes\nc@b.example,Cy,,yes\nd@b.example,Di,,yes\ne@b.example,Ed,,yes\n',
    ),
  );
  const byEmail = new Map(
    (await contacts(importer)).map((one) => [String(one.criterias.email)[0], one.id]),
  );
  const idOf = (letter: string) => byEmail.get(letter) ?? '';
  await change(importer, idOf('a'), { city: 'Bergen' });
  await change(importer, idOf('b'), { city: 'Thiers' });
  await recordDecisions({ db }, client.id, {
    decisions: [{ contactId: idOf('c'), purpose: 2, decision: 'given' }],
    proof: { at: new Date(), source: 'manual', sourceName: 'by phone' },
  });
  await db
    .insertInto('profile_hub.stations')
    .values({
      client_id: client.id,
      id: '0193c1a0-0000-7000-8000-000000000009',
      contact_id: idOf('d'),
      kind: 'scan',
      at: new Date(),
      ref: 'visit',
      journey_id: null,
      sku: null,
      grade: null,
      amount: null,
    })
    .execute();
  const seen = await importer.visitor.call(pastImportCall, { params: { uuid: client.id, id } });
  expect(seen.body.changedSince).toBe(2);
  const { jobId } = (await undo(importer, id)).body;
  expect(await ended(importer, jobId)).toMatchObject({
    // Remaining contacts keep the values that the file did not have, and the address that identifies them.
    result: { removed: 1, stayed: 3, restored: 4, left: 1 },
  });
  expect((await contacts(importer)).map(({ criterias }) => criterias)).toMatchObject([
    { email: 'a@b.example', firstname: null, city: 'Bergen' },
    { email: 'b@b.example', firstname: null, city: 'Thiers', optin_email: null },
    { email: 'c@b.example', optin_email: null, optin_phone: true },
    { email: 'd@b.example', optin_email: null },
  ]);
});

test('an undo is possible for 30 days and only for the importing brand, and two concurrent requests start one job [PH-13]', async () => {
  const importer = await newImporter();
  const { id } = await bring(importer, csv('email\na@b.example\n'));
  const stranger = await newImporter();
  expect((await undo(stranger, id)).status).toBe(404);
  await sql`update profile_hub.imports set imported_at = now() - interval '31 days' where id = ${id}`.execute(
    dbOf(importer),
  );
  expect((await undo(importer, id)).problem).toMatchObject({
    code: 'IMPORT_UNDO_TOO_LATE',
    params: { days: 30 },
  });
  await sql`update profile_hub.imports set imported_at = now() where id = ${id}`.execute(
    dbOf(importer),
  );
  const both = await Promise.all([undo(importer, id), undo(importer, id)]);
  const jobs = new Set(both.flatMap(({ status, body }) => (status === 202 ? [body.jobId] : [])));
  expect(jobs.size).toBe(1);
  await ended(importer, [...jobs][0] ?? '');
  expect(await contacts(importer)).toEqual([]);
});

test('imports are listed in pages with user and counts; a contact lists its own, and segments filter by them [PH-05] [PH-13]', async () => {
  const importer = await newImporter();
  const { client, visitor } = importer;
  const db = dbOf(importer);
  const first = await bring(importer, csv('email,city\na@b.example,Oslo\nx\n', 'one.csv'));
  const second = await bring(
    importer,
    csv('email,firstname,city\na@b.example,Ana,Bergen\nb@b.example,,\n', 'two.csv'),
  );
  const page = await visitor.call(pastImportsCall, {
    params: { uuid: client.id },
    query: { limit: 1 },
  });
  expect(page.body).toMatchObject({
    items: [{ id: second.id, fileName: 'two.csv', lines: 2, created: 1, updated: 1, refused: 0 }],
    next: second.id,
  });
  expect(page.body.items[0]?.importedBy).not.toBe('');
  const rest = await visitor.call(pastImportsCall, {
    params: { uuid: client.id },
    query: { after: second.id },
  });
  expect(rest.body).toMatchObject({ items: [{ id: first.id, refused: 1 }], next: null });
  const { body } = await visitor.call(pastImportCall, {
    params: { uuid: client.id, id: second.id },
  });
  expect(body.criteria[2]).toMatchObject({
    label: { text: 'profile-hub:standard.city' },
    slug: 'city',
    created: 0,
    filled: 0,
    replaced: 0,
    left: 1,
  });
  const [ana] = await contacts(importer);
  expect(
    await readContactImports({ db }, { clientId: client.id, contactId: ana?.id ?? '' }),
  ).toMatchObject([
    { id: second.id, fileName: 'two.csv', created: false, criteria: ['firstname'] },
    { id: first.id, created: true },
  ]);
  const context = await ruleContext({ db }, client.id);
  const found = async (operator: 'is' | 'isNot' | 'isEmpty', value?: string) => {
    const fits = ruleGroupSql(
      { condition: 'and', filters: [{ field: '@import', operator, ...(value && { value }) }] },
      context,
    );
    const { rows } = await sql<{ email: string }>`
      select contact.email from profile_hub.contacts as contact
      where contact.client_id = ${client.id} and ${fits ?? sql`true`} order by 1`.execute(db);
    return rows.map(({ email }) => email[0]).join('');
  };
  expect(await found('is', first.id)).toBe('a');
  expect(await found('is', second.id)).toBe('ab');
  expect(await found('isNot', first.id)).toBe('b');
  expect(await found('isEmpty')).toBe('');
  const choices = async () => {
    const { body: ruleFields } = await visitor.call(listRuleFieldsCall, {
      query: { brandId: client.brandId },
    });
    return ruleFields.fields.find(({ field }) => field === '@import')?.choices;
  };
  expect(await choices()).toMatchObject([
    { value: second.id, label: expect.stringMatching(/^two\.csv, 20/) },
    { value: first.id },
  ]);
  const { jobId } = (await undo(importer, second.id)).body;
  await ended(importer, jobId);
  // Contacts created by it are removed; contacts that existed before still count as changed by it.
  expect(await found('is', second.id)).toBe('a');
  expect((await choices())?.[0]?.label).toMatch(/^two\.csv, .*, undone$/);
  const journey = await visitor.call(getJourneyCall, {
    params: { id: ana?.id ?? '' },
    query: { brandId: client.brandId },
  });
  expect(journey.body).toMatchObject({
    items: [
      { kind: 'import', detail: { name: 'two.csv', undone: expect.any(String) } },
      { kind: 'import', detail: { name: 'one.csv' } },
    ],
    total: 2,
  });
});
