import { Readable } from 'node:stream';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mergeContactsCall, undoMergeCall } from '#modules/profile-hub/contract/duplicates.ts';
import { MERGE_RULES, type MergeRule } from '#modules/profile-hub/contract/imports/import-terms.ts';
import { undoImportCall } from '#modules/profile-hub/contract/imports/past-imports.ts';
import type { Db } from '#platform/server/database/database.ts';
import { checkReceived } from '#platform/server/imports/check-received.ts';
import type { ImportTables } from '#platform/server/imports/import-tables.ts';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import { contactPatch } from '../../contacts/contact-row.ts';
import { writeContacts } from '../../contacts/write-contacts.ts';
import { readCriteriaIndex } from '../../criteria/criteria-index.ts';
import { eraseContacts } from '../../erasure/erase-contacts.ts';
import { createSegment, writeMembers } from '../../segments/save-segment.ts';
import { brandContact } from '../../testing/brand-contacts.ts';
import { contactImport } from '../contact-import.ts';
import { csv, type Importer, importTestApp } from '../testing/import-test-app.ts';

const { suite, newImporter, dbOf, bring, write, contacts, ended } = await importTestApp();

async function undo(importer: Importer, id: string) {
  const params = { uuid: importer.client.id, id };
  const { body } = await importer.visitor.call(undoImportCall, { params, body: {} });
  const job = await ended(importer, body.jobId);
  expect(job?.state).toBe('done');
  return job?.result as Record<string, number>;
}

async function change(importer: Importer, email: string, values: Record<string, string | null>) {
  const db = dbOf(importer);
  const id = (await contacts(importer)).find(({ criterias }) => criterias.email === email)?.id;
  if (!id) return;
  const book = await readCriteriaIndex({ db }, importer.client.id);
  await writeContacts({ db }, { clientId: importer.client.id, origin: 'manual' }, [
    contactPatch({ id, isNew: false }, values, book),
  ]);
}

const state = async (importer: Importer) =>
  (await contacts(importer)).map(({ criterias }) => criterias);

test('undoing an older import retains the contacts and consents that a later file also contained [PH-13]', async () => {
  const importer = await newImporter();
  const file = 'email,firstname,optin_email\na@b.example,Ana,yes\nb@b.example,Bo,no\n';
  const first = await bring(importer, csv(`${file}c@b.example,Cy,yes\n`));
  const second = await bring(importer, csv(file));
  expect(await undo(importer, first.id)).toMatchObject({ removed: 1, stayed: 0 });
  expect(await state(importer)).toMatchObject([
    { email: 'a@b.example', firstname: 'Ana', optin_email: true },
    { email: 'b@b.example', firstname: 'Bo', optin_email: false },
  ]);
  const brought = await sql<{ origin_id: string }>`
    select distinct origin_id from profile_hub.contacts where client_id = ${importer.client.id}`.execute(
    dbOf(importer),
  );
  expect(brought.rows).toEqual([{ origin_id: second.id }]);
  expect(await undo(importer, second.id)).toMatchObject({ removed: 2 });
  expect(await state(importer)).toEqual([]);
  const { rows } = await sql`
    select from profile_hub.import_changes where client_id = ${importer.client.id}`.execute(
    dbOf(importer),
  );
  // The values of the files for removed contacts are not stored.
  expect(rows).toHaveLength(0);
});

test('a contact added to a static segment remains after an undo, without the values of the file [PH-13]', async () => {
  const importer = await newImporter();
  const { client, user } = importer;
  const db = dbOf(importer);
  const { id } = await bring(importer, csv('email,city\na@b.example,Oslo\nb@b.example,Oslo\n'));
  const [ana] = await contacts(importer);
  const segment = await createSegment(
    { db, app: suite.app },
    { clientId: client.id, userId: user.id },
    { name: 'Guests', kind: 'static', saved: true, rules: { condition: 'and', filters: [] } },
  );
  await writeMembers(
    { db },
    { clientId: client.id, id: segment },
    { action: 'add', ids: [ana?.id ?? ''] },
  );
  expect(await undo(importer, id)).toMatchObject({ removed: 1, stayed: 1 });
  expect(await state(importer)).toMatchObject([{ email: 'a@b.example', city: null }]);
  const { rows } = await sql`
    select from profile_hub.segment_members where client_id = ${client.id}`.execute(db);
  expect(rows).toHaveLength(1);
});

const line = fc.record({
  email: fc.constantFrom('a@b.example', 'b@b.example', 'h@b.example'),
  firstname: fc.constantFrom('', 'Ana', 'Bo'),
  city: fc.constantFrom('', 'Oslo', 'Thiers'),
  optin_email: fc.constantFrom('', 'yes', 'no'),
});
const file = fc.record({
  kind: fc.constant('file' as const),
  merge: fc.constantFrom(...MERGE_RULES),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  isUndone: fc.boolean(),
});
const hand = fc.record({
  kind: fc.constant('hand' as const),
  email: fc.constantFrom('a@b.example', 'h@b.example'),
  values: fc.constantFrom<Record<string, string | null>>(
    { city: 'Bergen' },
    { firstname: null },
    { lastname: 'Silva' },
  ),
});
type Step =
  typeof file extends fc.Arbitrary<infer F>
    ? F | (typeof hand extends fc.Arbitrary<infer H> ? H : never)
    : never;

/** Bypasses the check call, which has a rate limit. */
async function bringDirectly(importer: Importer, text: string, merge: MergeRule) {
  const report = await checkReceived(
    { db: dbOf(importer) as unknown as Db<ImportTables>, app: suite.app },
    {
      clientId: importer.client.id,
      userId: importer.user.id,
      locale: 'en',
      definition: contactImport.ways.definition,
      received: { name: 'contacts.csv', stream: Readable.from([Buffer.from(text)]) },
    },
  );
  const started = await write(importer, report, { merge });
  const job = await ended(importer, started.body.jobId);
  expect(job?.state).toBe('done');
  return report.id;
}

/** A brand with one existing contact and the given steps applied; returns the ids of the imports to undo. */
async function afterSteps(steps: readonly Step[]): Promise<{ importer: Importer; ids: string[] }> {
  const importer = await newImporter();
  await brandContact({ db: dbOf(importer) }, importer.client.id, { email: 'h@b.example' });
  const ids: string[] = [];
  for (const step of steps) {
    if (step.kind === 'hand') {
      await change(importer, step.email, step.values);
      continue;
    }
    const rows = step.lines.map((one) => Object.values(one).join(','));
    const text = `${Object.keys(step.lines[0] ?? {}).join(',')}\n${rows.join('\n')}\n`;
    const id = await bringDirectly(importer, text, step.merge);
    if (step.isUndone) ids.push(id);
  }
  return { importer, ids };
}

const RUNS = 4;

test('undoing files in any order has the same result, even with manual changes between them [PH-13]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 3, arbitrary: file }, hand), { minLength: 2, maxLength: 5 }),
      fc.infiniteStream(fc.nat()),
      async (steps, order) => {
        const oldestFirst = await afterSteps(steps);
        for (const id of oldestFirst.ids) await undo(oldestFirst.importer, id);
        const other = await afterSteps(steps);
        const shuffled = other.ids
          .map((id) => ({ id, key: order.next().value ?? 0 }))
          .toSorted((one, two) => two.key - one.key);
        for (const { id } of shuffled) await undo(other.importer, id);
        expect(await state(other.importer)).toEqual(await state(oldestFirst.importer));
      },
    ),
    { numRuns: RUNS },
  );
});

test('after undoing, everything is as if those files had never come [PH-13]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(file, { minLength: 2, maxLength: 4 }), async (steps) => {
      const { importer, ids } = await afterSteps(steps);
      for (const id of ids.toReversed()) await undo(importer, id);
      const never = await afterSteps(steps.filter(({ isUndone }) => !isUndone));
      expect(await state(importer)).toEqual(await state(never.importer));
    }),
    { numRuns: RUNS },
  );
});

test('a merge that is undone after its import was undone does not bring the values of the file back [PH-13] [PH-18]', async () => {
  const importer = await newImporter();
  const { client, visitor } = importer;
  const db = dbOf(importer);
  await brandContact({ db }, client.id, { email: 'h@b.example', lastname: 'Silva' });
  const text = 'email,firstname,city\nh@b.example,Ana,Oslo\nb@b.example,Anna,Bergen\n';
  const { id } = await bring(importer, csv(text));
  const both = await contacts(importer);
  const [other, chosenContact] = both;
  const params = { uuid: client.id };
  const merged = await visitor.call(mergeContactsCall, {
    params,
    body: {
      contacts: both.map(({ id: contactId, version }) => ({ id: contactId, version })),
      choices: {
        city: other?.id ?? '',
        email: chosenContact?.id ?? '',
        firstname: chosenContact?.id ?? '',
      },
    },
  } as never);
  expect(merged.status).toBe(200);
  await undo(importer, id);
  // Values chosen in a merge count as manual changes.
  expect(await state(importer)).toMatchObject([
    { email: 'h@b.example', firstname: null, city: 'Bergen', lastname: 'Silva' },
  ]);
  const [mergeId] = (merged.body as { mergeIds: string[] }).mergeIds;
  const back = await visitor.call(undoMergeCall, {
    params: { ...params, id: mergeId },
    body: {},
  } as never);
  expect(back.status).toBe(200);
  expect(await state(importer)).toMatchObject([
    { email: 'b@b.example', firstname: null, city: null },
    { email: 'h@b.example', firstname: null, city: null, lastname: 'Silva' },
  ]);
});

test('a contact erased during an undo stays erased, and the undo completes [PH-13] [PH-17]', async () => {
  const importer = await newImporter();
  const { client, user } = importer;
  const db = dbOf(importer);
  for (const letter of 'abc')
    await brandContact({ db }, client.id, { email: `${letter}@b.example`, city: 'Oslo' });
  const text = 'email,city\na@b.example,Rome\nb@b.example,Rome\nc@b.example,Rome\n';
  const { id } = await bring(importer, csv(text), { merge: 'file' });
  const [ana, bo] = await contacts(importer);
  let undoing: Promise<unknown> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`select from profile_hub.contacts
      where client_id = ${client.id} and id = ${bo?.id} for update`.execute(tx);
    undoing = undo(importer, id);
    await expect.poll(async () => (await lockWaiters(tx)).length).toBeGreaterThan(0);
    await eraseContacts(
      { db: tx, app: suite.app },
      { clientId: client.id, userId: user.id, cause: 'request', recognise: false },
      [bo?.id ?? ''],
    );
  });
  await undoing;
  expect(ana).toBeDefined();
  expect(await state(importer)).toMatchObject([
    { email: 'a@b.example', city: 'Oslo' },
    { email: 'c@b.example', city: 'Oslo' },
  ]);
  const { rows } = await sql`
    select from profile_hub.import_changes where client_id = ${client.id} and contact_id = ${bo?.id}`.execute(
    db,
  );
  expect(rows).toHaveLength(0);
});
