import { expect, test } from 'vitest';
import {
  contactImportCalls,
  criterionFromColumnCall,
} from '#modules/profile-hub/contract/imports/import-contacts.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { createCriterion } from '../criteria/create-criterion.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import { csv, type Importer, importTestApp } from './testing/import-test-app.ts';

const { suite, newImporter, dbOf, check, bring, contacts } = await importTestApp();

const recheck = (
  { visitor, client }: Importer,
  { id, columns }: ImportReport,
  repairs: { column: string; from: string; to: string | null }[],
) =>
  visitor.call(contactImportCalls.recheck, {
    params: { uuid: client.id, id },
    body: { columns, repairs },
  });

test('a repeated mistake is corrected once, remembered for the next file, and can be forgotten [PH-10]', async () => {
  const importer = await newImporter();
  const lines = 'email,gender\na@b.example,Mme.\nb@b.example,MME\nc@b.example,Hr.\nd@b.example,?\n';
  const { body } = await check(importer, csv(lines));
  expect(body).toMatchObject({ wrong: 4 });
  // Offered from one line on.
  expect(body.repeated).toEqual([
    { column: 'gender', value: 'Mme.', count: 2, likely: 'female' },
    { column: 'gender', value: 'Hr.', count: 1, likely: 'male' },
    { column: 'gender', value: '?', count: 1, likely: null },
  ]);
  const fixed = await recheck(importer, body, [
    { column: 'gender', from: 'Mme.', to: 'female' },
    { column: 'gender', from: 'Hr.', to: 'nobody' },
    { column: 'email', from: 'x', to: 'y' },
  ]);
  expect(fixed.body).toMatchObject({ wrong: 2, creates: 2 });
  expect(fixed.body.repairs).toEqual([{ column: 'gender', from: 'Mme.', to: 'female', count: 2 }]);
  const next = await check(importer, csv('email,gender\ne@b.example,mme\n'));
  expect(next.body).toMatchObject({ wrong: 0, creates: 1 });
  const other = await newImporter();
  expect((await check(other, csv('email,gender\ne@b.example,mme\n'))).body.wrong).toBe(1);
  const forgotten = await recheck(importer, next.body, [
    { column: 'gender', from: 'MME', to: null },
  ]);
  expect(forgotten.body).toMatchObject({ wrong: 1, repairs: [] });
});

test('an unknown list value can be mapped to an option, and several values in one cell are split [PH-10]', async () => {
  const importer = await newImporter();
  const { client } = importer;
  const db = dbOf(importer);
  await createCriterion({ db }, client.id, {
    label: 'Owns',
    type: 'closedMultiple',
    options: ['Cocotte', 'Planche, large', 'Couteau'],
    mandatory: false,
    consent: false,
  });
  const file = csv(
    'email,owns\na@b.example,"cocotte; PLANCHE, large|Couteau"\nb@b.example,"Cocotte, Couteau"\nc@b.example,Pan\nd@b.example,pan\n',
  );
  const { body } = await check(importer, file);
  expect(body).toMatchObject({ wrong: 2, creates: 2 });
  expect(body.faults[0]).toMatchObject({ code: 'notOneOf', column: 'owns', value: 'Pan' });
  await recheck(importer, body, [{ column: 'owns', from: 'Pan', to: 'Cocotte' }]);
  await bring(importer, file);
  const options = (await readCriteriaIndex({ db }, client.id)).bySlug('owns')?.options ?? [];
  const labels = (await contacts(importer)).map(({ criterias }) =>
    [criterias.owns].flat().map((id) => options.find((one) => one.id === id)?.label),
  );
  expect(labels).toEqual([
    ['Cocotte', 'Planche, large', 'Couteau'],
    ['Cocotte', 'Couteau'],
    ['Cocotte'],
    ['Cocotte'],
  ]);
});

test('a column that matches nothing becomes a criterion on the spot, a list with the values of the file [PH-10]', async () => {
  const importer = await newImporter();
  const { client, visitor } = importer;
  const { body } = await check(
    importer,
    csv(
      'email,Lieblingsmesser,Notiz\na@b.example,Brotmesser,x\nb@b.example,BROTMESSER,\nc@b.example,Kjøttøks,y\n',
    ),
  );
  const make = (label: string, position: number, type: 'text' | 'closedUnique', by = visitor) =>
    by.call(criterionFromColumnCall, {
      params: { uuid: client.id, id: body.id },
      body: { label, position, type },
    });
  const made = await make('Lieblingsmesser', 1, 'closedUnique');
  expect(made.body.columns[1]).toEqual({ header: 'Lieblingsmesser', column: 'lieblingsmesser' });
  expect(made.body).toMatchObject({ wrong: 0, creates: 3 });
  const book = await readCriteriaIndex({ db: dbOf(importer) }, client.id);
  expect(book.bySlug('lieblingsmesser')?.options.map(({ label }) => label)).toEqual([
    'Brotmesser',
    'Kjøttøks',
  ]);
  expect((await make('lieblingsmesser', 2, 'text')).problem.code).toBe('LABEL_TAKEN');
  const both = await make('Notiz', 2, 'text');
  expect(both.body.columns.map(({ column }) => column)).toEqual([
    'email',
    'lieblingsmesser',
    'notiz',
  ]);
  const onlyImports = await suite.people.user({
    at: [{ client, role: 'brand_user', menus: ['profilehub/import'] }],
  });
  const theirs = await suite.visitor().as(onlyImports);
  expect((await make('Third', 2, 'text', theirs)).status).toBe(403);
});

test('refused lines are returned as a file with reasons, and the reason column is ignored on re-upload [PH-13]', async () => {
  const importer = await newImporter('fr');
  const { client, visitor } = importer;
  const { body } = await check(importer, csv('email;prénom\nana@b.example;Ana\nnils;Nils\n'));
  const file = await visitor.call(contactImportCalls.wrongLines, {
    params: { uuid: client.id, id: body.id },
    query: { format: 'csv' },
  });
  expect(file.raw.body).toContain('nils');
  expect(file.raw.body).not.toContain('ana@b.example');
  const fixed = file.raw.body.replace('nils', 'nils@b.example');
  const again = await check(importer, csv(fixed));
  expect(again.body).toMatchObject({ lines: 1, creates: 1, wrong: 0 });
  expect(again.body.columns[2]).toMatchObject({ column: null, isReason: true });
});
