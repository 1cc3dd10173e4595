import { describe, expect, test } from 'vitest';
import { mergeContactsCall } from '#modules/profile-hub/contract/duplicates.ts';
import { createCriterion } from '../criteria/create-criterion.ts';
import { eraseContacts } from '../erasure/erase-contacts.ts';
import { brandContact } from '../testing/brand-contacts.ts';
import { csv, importTestApp } from './testing/import-test-app.ts';

const { suite, newImporter, dbOf, check, bring, contacts } = await importTestApp();

const list = (label: string, options: string[], type = 'closedUnique' as const) => ({
  label,
  type,
  options,
  mandatory: false,
  consent: false,
});

describe('checking a file of contacts', () => {
  test('columns are found by label, slug and translation in any case and accent, values in six languages [PH-10]', async () => {
    const importer = await newImporter();
    const { client } = importer;
    await createCriterion({ db: dbOf(importer) }, client.id, list('Cooks for', ['one', 'two']));
    const { body } = await check(
      importer,
      csv(
        'COURRIEL;prenom;Nachname;tel.;civilité;né(e) le;PLZ;Land;langue;OPTIN_EMAIL;cooks_for;Kundennummer_alt\n' +
          'Ana@Brand.example;Ana;Puech;06 12 34 56 78;Frau;08.03.1979;63300;Frankreich;Deutsch;oui;TWO;77\n',
      ),
    );
    expect(body.columns.map(({ column }) => column)).toEqual([
      'email',
      'firstname',
      'lastname',
      'phone',
      'gender',
      'birthdate',
      'zip',
      'country',
      'locale',
      'optin_email',
      'cooks_for',
      null,
    ]);
    expect(body).toMatchObject({ lines: 1, creates: 1, updates: 0, unchanged: 0, wrong: 0 });
    expect(body.firstStored[0]).toEqual([
      'ana@brand.example',
      'Ana',
      'Puech',
      '+33612345678',
      'Female',
      '1979-03-08',
      '63300',
      'FR',
      'de',
      'Yes',
      'two',
      '77',
    ]);
    expect(await contacts(importer)).toEqual([]);
  });

  test('a header with the label of a brand’s criterion maps to it, whatever else it may mean [PH-10]', async () => {
    const importer = await newImporter();
    await createCriterion(
      { db: dbOf(importer) },
      importer.client.id,
      list('Newsletter', ['weekly', 'never']),
    );
    const { body } = await check(importer, csv('email,Newsletter\na@b.example,weekly\n'));
    expect(body.columns[1]).toEqual({ header: 'Newsletter', column: 'newsletter' });
  });

  test('each invalid cell is reported with its line, and a line without e-mail and phone is refused [PH-10]', async () => {
    const importer = await newImporter();
    await createCriterion({ db: dbOf(importer) }, importer.client.id, {
      label: 'Shop',
      type: 'text',
      options: [],
      mandatory: true,
      consent: false,
    });
    const without = await check(importer, csv('email\na@b.example\n'));
    expect(without.body.missing).toEqual(['shop']);
    const { body } = await check(
      importer,
      csv(
        'email,phone,gender,birthdate,country,optin_email,shop\n' +
          'torgeir@@x,,,,,,A\n,+49 (0)7721 / 55O 118,,,,,A\nc@b.example,,Mme.,31/02/1984,,,A\n' +
          'd@b.example,,,,Atlantis,vielleicht,A\n,,,,,,A\ne@b.example,12,,2050-01-01,,,\nf@b.example,,,28922,,,A\n',
      ),
    );
    expect(body.faults.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 'email', 'notEmail'],
      [3, 'phone', 'profile-hub.phoneLetter'],
      [4, 'gender', 'notOneOf'],
      [4, 'birthdate', 'notDate'],
      [5, 'country', 'notCountry'],
      [5, 'optin_email', 'notYesOrNo'],
      [6, 'email', 'profile-hub.unreachable'],
      [7, 'phone', 'profile-hub.phone'],
      [7, 'birthdate', 'profile-hub.birthdate'],
      [7, 'shop', 'required'],
      [8, 'birthdate', 'notDate'],
    ]);
    expect(body).toMatchObject({ creates: 0, wrong: 7 });
  });

  test('erased contacts are reported and not imported, unless they returned themselves or only share the phone [PH-17]', async () => {
    const importer = await newImporter();
    const db = dbOf(importer);
    const clientId = importer.client.id;
    const erase = async (email: string, phone: string) => {
      const id = await brandContact({ db }, clientId, { email, phone });
      const erasing = { clientId, userId: null, cause: 'request', recognise: true } as const;
      await db
        .transaction()
        .execute((tx) => eraseContacts({ db: tx, app: suite.app }, erasing, [id]));
    };
    await erase('gone@b.example', '+43662550139');
    await erase('back@b.example', '+43662550140');
    await brandContact({ db }, clientId, { email: 'back@b.example' });
    const { report } = await bring(
      importer,
      csv(
        'email,phone,city\nGone@b.example,,Linz\n,+43 662 550139,Linz\nback@b.example,,Linz\nelse@b.example,+43 662 550139,Linz\n',
      ),
    );
    expect(report.faults.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 'email', 'profile-hub.erased'],
      [3, 'phone', 'profile-hub.erased'],
    ]);
    expect(
      (await contacts(importer)).map(({ criterias: { email, city } }) => [email, city]),
    ).toEqual([
      ['back@b.example', 'Linz'],
      ['else@b.example', 'Linz'],
    ]);
  });

  test('a merged contact is found by its former address [PH-13, PH-18]', async () => {
    const importer = await newImporter();
    const db = dbOf(importer);
    const { client, visitor } = importer;
    const id = await brandContact({ db }, client.id, { email: 'kept@b.example' });
    const gone = await brandContact({ db }, client.id, { email: 'gone@b.example' });
    const merged = await visitor.call(mergeContactsCall, {
      params: { uuid: client.id },
      body: { contacts: [id, gone].map((one) => ({ id: one, version: 1 })) },
    });
    const { keptId } = merged.body;
    const { report } = await bring(importer, csv('email,city\ngone@b.example,Linz\n'));
    expect(report).toMatchObject({ creates: 0, updates: 1 });
    expect(await contacts(importer)).toMatchObject([{ id: keptId, criterias: { city: 'Linz' } }]);
  });

  test('reports for each rule how much it would write, which consents are new, and that withdrawals remain [PH-10]', async () => {
    const importer = await newImporter();
    const db = dbOf(importer);
    await brandContact(
      { db },
      importer.client.id,
      { email: 'ana@b.example', firstname: 'Ana' },
      { decisions: { optin_email: 'withdrawn' } },
    );
    await brandContact({ db }, importer.client.id, { email: 'same@b.example', city: 'Thiers' });
    const { body } = await check(
      importer,
      csv(
        'email,firstname,city,optin_email\nana@b.example,Anna,Oslo,yes\nsame@b.example,,Thiers,\nnew@b.example,Nils,,yes\nNEW@b.example,Nils,Bergen,\n',
      ),
    );
    expect(body).toMatchObject({ creates: 1, updates: 2, unchanged: 1, wrong: 0 });
    expect(body.figures).toEqual({
      matched: 2,
      repeated: 1,
      'file.values': 2,
      'file.replaced': 1,
      'blanks.values': 1,
      'said.optin_email': 2,
      'given.optin_email': 1,
      keptWithdrawn: 1,
    });
  });
});
