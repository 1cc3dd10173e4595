import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mergeContactsCall } from '#modules/profile-hub/contract/duplicates.ts';
import {
  importCall,
  importCheckfileCall,
  importCreateEmptyFileCall,
} from '#modules/profile-hub/contract/imports/import-contacts.ts';
import { createCriterion } from '../criteria/create-criterion.ts';
import { eraseContacts } from '../erasure/erase-contacts.ts';
import { brandContact } from '../testing/brand-contacts.ts';
import { csv, importHouse, TERMS } from './testing/import-house.ts';

const { house, newImporter, dbOf, check, write, ended, bring, contacts } = await importHouse();

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

  test('what a brand calls a criterion is its column, whatever else the word may mean [PH-10]', async () => {
    const importer = await newImporter();
    await createCriterion(
      { db: dbOf(importer) },
      importer.client.id,
      list('Newsletter', ['weekly', 'never']),
    );
    const { body } = await check(importer, csv('email,Newsletter\na@b.example,weekly\n'));
    expect(body.columns[1]).toEqual({ header: 'Newsletter', column: 'newsletter' });
  });

  test('each wrong cell is told with its line, and who cannot be reached is none [PH-10]', async () => {
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

  test('who was erased is told and not brought back, unless they came back themselves or only share the phone [PH-17]', async () => {
    const importer = await newImporter();
    const db = dbOf(importer);
    const clientId = importer.client.id;
    const erase = async (email: string, phone: string) => {
      const id = await brandContact({ db }, clientId, { email, phone });
      const erasing = { clientId, userId: null, cause: 'request', recognise: true } as const;
      await db
        .transaction()
        .execute((tx) => eraseContacts({ db: tx, app: house.app }, erasing, [id]));
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

  test('who was merged is found by the address that the merge has left [PH-13, PH-18]', async () => {
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

  test('says of each rule how much it would write, which consents are new, and that what was withdrawn stays [PH-10]', async () => {
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

describe('writing a file of contacts', () => {
  test.each([
    ['blanks', { firstname: 'Ana', city: 'Oslo' }, { created: 1, updated: 1 }],
    ['file', { firstname: 'Anna', city: 'Oslo' }, { created: 1, updated: 1 }],
    ['base', { firstname: 'Ana', city: null }, { created: 1, updated: 0 }],
  ] as const)(
    'who exists is merged by the rule %s, and an empty cell clears nothing [PH-13]',
    async (merge, expected, counts) => {
      const importer = await newImporter();
      const db = dbOf(importer);
      await brandContact({ db }, importer.client.id, {
        email: 'ana@b.example',
        firstname: 'Ana',
        zip: '63300',
      });
      const { job } = await bring(
        importer,
        csv('email,firstname,city,zip\nana@b.example,Anna,Oslo,\nnils@b.example,Nils,,\n'),
        { merge },
      );
      expect(job).toMatchObject({ state: 'done', result: { ...counts, leftOut: 0 } });
      const [ana, nils] = await contacts(importer);
      expect(ana?.criterias).toMatchObject({ ...expected, zip: '63300' });
      expect(nils?.criterias).toMatchObject({ firstname: 'Nils', city: null });
    },
  );

  test('lines of one person are one contact, by e-mail, then by phone, and two e-mails are two persons [PH-13]', async () => {
    const importer = await newImporter();
    await brandContact({ db: dbOf(importer) }, importer.client.id, { phone: '+33612345678' });
    await bring(
      importer,
      csv(
        'email,phone,firstname,city,country\n' +
          'ana@b.example,06 12 34 56 78,Ana,,FR\nANA@b.example,,,Thiers,FR\n' +
          'bo@b.example,+4791234567,Bo,,\n,+47 912 34 567,,Oslo,\nkari@b.example,+4791234567,Kari,,\n',
      ),
    );
    expect((await contacts(importer)).map(({ criterias }) => criterias)).toMatchObject([
      { email: 'ana@b.example', phone: '+33612345678', firstname: 'Ana', city: 'Thiers' },
      { email: 'bo@b.example', phone: '+4791234567', firstname: 'Bo', city: 'Oslo' },
      { email: 'kari@b.example', phone: '+4791234567', firstname: 'Kari' },
    ]);
  });

  test.each(['with the phone alone first', 'with the phone alone last'])(
    'who share a phone are told apart by who has an e-mail, as they are in an export: %s [PH-13] [PH-14]',
    async (order) => {
      const importer = await newImporter();
      const db = dbOf(importer);
      const phone = '+4791234567';
      const kept = [
        { phone, firstname: 'Kari' },
        { email: 'bo@b.example', phone, firstname: 'Bo' },
      ];
      const lines = [`,${phone},Kari`, `bo@b.example,${phone},Bo`];
      const isLast = order.endsWith('last');
      for (const values of isLast ? kept.toReversed() : kept)
        await brandContact({ db }, importer.client.id, values);
      const file = ['email,phone,firstname', ...(isLast ? lines.toReversed() : lines)].join('\n');
      const { report } = await bring(importer, csv(file), { merge: 'file' });
      expect(report).toMatchObject({ creates: 0, updates: 0, unchanged: 2 });
      expect(report.figures).toEqual({ matched: 2 });
      const names = (await contacts(importer)).map(({ criterias }) => criterias.firstname);
      expect(names.toSorted()).toEqual(['Bo', 'Kari']);
    },
  );

  test('consent goes into the ledger with its certificate, and a file gives back nothing that was withdrawn [PH-11] [PH-18]', async () => {
    const importer = await newImporter();
    const { client, user } = importer;
    const db = dbOf(importer);
    await brandContact(
      { db },
      client.id,
      { email: 'ana@b.example' },
      { decisions: { optin_email: 'withdrawn', optin_phone: 'given' } },
    );
    await bring(
      importer,
      csv(
        'email,optin_email,optin_phone,optin_partners\nana@b.example,yes,yes,yes\nnils@b.example,yes,no,\n',
      ),
    );
    const [ana, nils] = await contacts(importer);
    expect(ana?.criterias).toMatchObject({
      optin_email: false,
      optin_phone: true,
      optin_partners: true,
    });
    expect(ana?.withdrawn).toEqual([1]);
    expect(nils?.criterias).toMatchObject({
      optin_email: true,
      optin_phone: false,
      optin_partners: null,
    });
    const { rows } = await sql`
      select consent.purpose, consent.decision, consent.source_name, certificate.signed_by, wording.text,
        certificate.file_name, length(certificate.file_sha256) as hash, certificate.agreed_to::text as until
      from profile_hub.consents as consent
      join profile_hub.certificates as certificate on certificate.id = consent.certificate_id
      join profile_hub.wordings as wording on wording.id = consent.wording_id
      where consent.client_id = ${client.id} order by consent.purpose, consent.decision`.execute(
      db,
    );
    const line = {
      source_name: 'kundenkartei.csv',
      signed_by: user.id,
      text: TERMS.certification.wording,
      file_name: 'kundenkartei.csv',
      hash: 64,
      until: '2026-09-20',
    };
    expect(rows).toEqual([
      { ...line, purpose: 1, decision: 'given' },
      { ...line, purpose: 2, decision: 'refused' },
      { ...line, purpose: 3, decision: 'given' },
    ]);
  });

  test('is refused without both certificates, without a wording, and with wrong lines that nobody gave up [PH-11]', async () => {
    const importer = await newImporter();
    const { body } = await check(importer, csv('email,optin_email\na@b.example,yes\nx,yes\n'));
    const told = async (terms: object) =>
      (await write(importer, body, terms as Partial<typeof TERMS>)).problem.code;
    const { certification } = TERMS;
    expect(await told({ correctLines: false })).toBe('CONTACT_LINES_WRONG');
    for (const part of ['consent', 'noThirdParty'])
      expect(await told({ certification: { ...certification, [part]: false } })).toBe(
        'CERTIFICATE_MISSING',
      );
    expect(await told({ certification: { ...certification, wording: ' ' } })).toBe(
      'CERTIFIED_WORDING_MISSING',
    );
    expect(await told({ certification: { ...certification, to: '2026-08-01' } })).toBe(
      'CONSENT_PERIOD_WRONG',
    );
    expect(await told({ certification: { ...certification, to: '2099-08-01' } })).toBe(
      'CONSENT_PERIOD_WRONG',
    );
    expect(await contacts(importer)).toEqual([]);
    const { rows } = await sql`
      select from profile_hub.certificates where client_id = ${importer.client.id}`.execute(
      dbOf(importer),
    );
    expect(rows).toEqual([]);
  });

  test('nobody can change a certificate or take it away [PH-11]', async () => {
    const importer = await newImporter();
    await bring(importer, csv('email\na@b.example\n'));
    for (const table of ['certificates', 'voided_certificates']) {
      const name = sql.id('profile_hub', table);
      for (const change of [
        sql`delete from ${name}`,
        sql`update ${name} set client_id = client_id`,
      ])
        await expect(change.execute(dbOf(importer))).rejects.toThrow(/permission denied/);
    }
  });

  test('asked twice starts one job with one certificate, and after a repeat nothing is written twice [PH-13]', async () => {
    const importer = await newImporter();
    const { body } = await check(importer, csv('email,optin_email\na@b.example,yes\n'));
    const [one, other] = await Promise.all([write(importer, body), write(importer, body)]);
    const jobs = new Set(
      [one, other].flatMap(({ status, body }) => (status === 202 ? [body.jobId] : [])),
    );
    expect(jobs.size).toBe(1);
    await ended(importer, [...jobs][0] ?? '');
    expect((await write(importer, body)).problem.code).toBe('IMPORT_NOT_POSSIBLE');
    expect(await contacts(importer)).toHaveLength(1);
  });

  test('the calls by their own addresses do the same, and the template has the brand’s criteria [PH-09]', async () => {
    const importer = await newImporter();
    const { client, visitor } = importer;
    await createCriterion({ db: dbOf(importer) }, client.id, list('Cooks for', ['one', 'two']));
    const { brandId: brand_id } = client;
    const template = await visitor.call(importCreateEmptyFileCall, { body: { brand_id } });
    expect(template.raw.headers['content-disposition']).toMatch(/import_\d{8}\.csv/);
    expect(template.raw.body).toContain('Cooks for');
    const passedOver = await visitor.upload(importCheckfileCall, {
      body: { brand_id },
      file: csv(`${template.raw.body}`, 'import.csv'),
    });
    expect(passedOver.body).toMatchObject({ lines: 0, missing: [], wrong: 0 });
    const { body } = await visitor.upload(importCheckfileCall, {
      body: { brand_id },
      file: csv('email\na@b.example\n'),
    });
    const { status, body: started } = await visitor.call(importCall, {
      body: { brand_id, id: body.id, ...TERMS },
    });
    expect(status).toBe(202);
    expect(await ended(importer, started.jobId)).toMatchObject({ state: 'done' });
    const stranger = await newImporter();
    const theirs = await stranger.visitor.call(importCall, {
      body: { brand_id: stranger.client.brandId, id: body.id, ...TERMS },
    });
    expect(theirs.problem.code).toBe('IMPORT_CHECK_GONE');
    expect(house.logged.join('')).not.toContain('a@b.example');
  });
});
