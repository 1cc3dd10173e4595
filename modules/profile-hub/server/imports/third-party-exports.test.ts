import { expect, test } from 'vitest';
import { contactImportCalls } from '#modules/profile-hub/contract/imports/import-contacts.ts';
import type { ImportReport, ReadingChoice } from '#platform/contract/imports/import-report.ts';
import { createCriterion } from '../criteria/create-criterion.ts';
import { updateCriterion } from '../criteria/update-criterion.ts';
import { choicesCell, listedLabel } from './contact-cells.ts';
import { csv, type Importer, importTestApp } from './testing/import-test-app.ts';

const { suite, newImporter, dbOf, check, bring, contacts } = await importTestApp();

const recheck = (
  { visitor, client }: Importer,
  { id, columns }: Pick<ImportReport, 'id' | 'columns'>,
  reading: ReadingChoice = {},
) =>
  visitor.call(contactImportCalls.recheck, {
    params: { uuid: client.id, id },
    body: { columns, reading },
  });

const text = (label: string) => ({
  label,
  type: 'text' as const,
  options: [],
  mandatory: false,
  consent: false,
});

test('a label that an import reads as that of another criterion is refused [PH-07]', async () => {
  const importer = await newImporter();
  const clientId = importer.client.id;
  const db = dbOf(importer);
  await createCriterion({ db }, clientId, text('Centres d’intérêt'));
  const refused = { code: 'LABEL_TAKEN' };
  for (const label of ['centres d interet', 'CENTRES-D’INTÉRÊT'])
    await expect(createCriterion({ db }, clientId, text(label))).rejects.toMatchObject(refused);
  const id = await createCriterion({ db }, clientId, text('Hobbies'));
  const rename = (label: string) =>
    updateCriterion({ db, app: suite.app }, { clientId, id }, { label, version: 1 } as never);
  await expect(rename('centres d interet')).rejects.toMatchObject(refused);
  await rename('hobbies!');
});

test('the example line of the template never becomes a contact, also with fewer columns [PH-09]', async () => {
  const importer = await newImporter();
  const { body } = await check(
    importer,
    csv('email,firstname\nana.silva@example.com,Ana\nb@b.example,Bo\n'),
  );
  expect(body).toMatchObject({ lines: 1, creates: 1, wrong: 0 });
});

test('several options in a cell come back, also where a label has a separator in itself [PH-10] [PH-14]', () => {
  const options = ['Red; green', 'Red', 'Green', 'Say "hi"', 'A, b'].map((label, id) => ({
    id,
    label,
  }));
  const read = choicesCell(options);
  const written = (...ids: number[]) =>
    ids.map((id) => listedLabel(options[id]?.label ?? '')).join('; ');
  for (const ids of [[0], [1, 2], [0, 1, 2], [3, 4], [0, 1, 2, 3, 4]])
    expect(read(written(...ids), {} as never)).toEqual(ids);
  expect(read('a, B | red', {} as never)).toEqual([1, 4]);
});

test('an invalid value of an optional column can be left out while the rest of its line is imported [PH-13]', async () => {
  const importer = await newImporter();
  const file = csv(
    'email,birthdate,gender\na@b.example,31/02/1980,f\nb@b.example,,?\nc@,1.1.1980,m\n',
  );
  const { body } = await check(importer, file);
  expect(body).toMatchObject({ wrong: 3 });
  const left = await recheck(importer, body, { leaveOut: ['birthdate', 'gender'] });
  expect(left.body).toMatchObject({
    wrong: 1,
    creates: 2,
    reading: {
      leaveOut: [
        { column: 'birthdate', count: 1 },
        { column: 'gender', count: 1 },
      ],
    },
  });
  // A recheck of another option leaves the earlier choice in effect.
  expect((await recheck(importer, body, { century: '1900' })).body).toMatchObject({ wrong: 1 });
  expect((await recheck(importer, body, { leaveOut: [] })).body).toMatchObject({ wrong: 3 });
});

test('addresses with a name and in other letters are read, in the one spelling they are stored in [PH-10]', async () => {
  const importer = await newImporter();
  await bring(importer, csv('email\n"Ann <Ann@B.example>"\njo@müller.example\nwrong <x>\n'));
  expect((await contacts(importer)).map(({ criterias }) => criterias.email)).toEqual([
    'ann@b.example',
    'jo@xn--mller-kva.example',
  ]);
});

test.each([
  [
    'HubSpot',
    'Record ID,First Name,Last Name,Email,Phone Number,Street Address,City,Postal Code,Country/Region',
    [null, 'firstname', 'lastname', 'email', 'phone', 'address', 'city', 'zip', 'country'],
  ],
  ['Brevo', 'CONTACT ID,EMAIL,PRENOM,NOM,SMS', [null, 'email', 'firstname', 'lastname', 'phone']],
  [
    'Mailchimp',
    'Email Address,First Name,Last Name,Address,Phone Number,Birthday,MEMBER_RATING,OPTIN_TIME,LEID',
    ['email', 'firstname', 'lastname', 'address', 'phone', null, null, null, null],
  ],
])('the headers of an export of %s are known [PH-10]', async (_, headers, columns) => {
  const importer = await newImporter();
  const { body } = await check(importer, csv(`${headers}\nx,y,z\n`));
  expect(body.columns.map(({ column }) => column)).toEqual(columns);
});

test('the selected column mapping is remembered for the next file with the same headers [PH-10]', async () => {
  const importer = await newImporter();
  const headers = 'email,Wohnort,Notes';
  const { body } = await check(importer, csv(`${headers}\na@b.example,Oslo,x\n`));
  const columns = body.columns.map((one) =>
    one.header === 'Notes' ? { ...one, column: 'city' } : one,
  );
  await recheck(importer, { id: body.id, columns });
  const next = await check(importer, csv(`${headers}\nb@b.example,Oslo,Bergen\n`, 'next.csv'));
  expect(next.body.columns.map(({ column }) => column)).toEqual(
    columns.map(({ column }) => column),
  );
  const other = await newImporter();
  const elsewhere = await check(other, csv(`${headers}\nb@b.example,Oslo,Bergen\n`));
  expect(elsewhere.body.columns[2]?.column).toBeNull();
});

test('the file of refused lines has their line in the original file, and comes back without it [PH-13]', async () => {
  const importer = await newImporter();
  const { body } = await check(
    importer,
    csv('email,city\na@b.example,Oslo\nb@,Rome\nc@b.example,12, rue,Paris\n'),
  );
  const { raw } = await importer.visitor.call(contactImportCalls.wrongLines, {
    params: { uuid: importer.client.id, id: body.id },
    query: { format: 'csv' },
  });
  const [header, first, second] = String(raw.body).trim().split('\r\n');
  expect(header).toMatch(/email,city,What is wrong,Line in the file$/);
  expect(first).toMatch(/^b@,Rome,.*,3$/);
  // Nothing of the line is lost.
  expect(second).toMatch(/^c@b\.example,12,.*,4,.*rue.*,Paris$/);
  const again = await check(importer, new File([String(raw.body)], 'again.csv'));
  expect(again.body.columns.map(({ column, isReason }) => column ?? isReason)).toEqual([
    'email',
    'city',
    true,
    true,
  ]);
});
