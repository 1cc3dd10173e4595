import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  importCall,
  importCheckfileCall,
  importCreateEmptyFileCall,
} from '#modules/profile-hub/contract/imports/import-contacts.ts';
import { createCriterion } from '../criteria/create-criterion.ts';
import { brandContact } from '../testing/brand-contacts.ts';
import { csv, importTestApp, TERMS } from './testing/import-test-app.ts';

const { suite, newImporter, dbOf, check, write, ended, bring, contacts } = await importTestApp();

describe('writing a file of contacts', () => {
  test.each([
    ['blanks', { firstname: 'Ana', city: 'Oslo' }, { created: 1, updated: 1 }],
    ['file', { firstname: 'Anna', city: 'Oslo' }, { created: 1, updated: 1 }],
    ['base', { firstname: 'Ana', city: null }, { created: 1, updated: 0 }],
  ] as const)(
    'an existing contact is merged by the rule %s, and an empty cell clears nothing [PH-13]',
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
    'contacts that share a phone are distinguished by e-mail, as in an export: %s [PH-13] [PH-14]',
    async (order) => {
      const importer = await newImporter();
      const db = dbOf(importer);
      const phone = '+4791234567';
      const storedContacts = [
        { phone, firstname: 'Kari' },
        { email: 'bo@b.example', phone, firstname: 'Bo' },
      ];
      const lines = [`,${phone},Kari`, `bo@b.example,${phone},Bo`];
      const isLast = order.endsWith('last');
      for (const values of isLast ? storedContacts.toReversed() : storedContacts)
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
    const certificates = await sql`
      select from profile_hub.certificates where client_id = ${client.id}`.execute(db);
    expect(certificates.rows).toHaveLength(1);
    expect(rows).toEqual([
      { ...line, purpose: 1, decision: 'given' },
      { ...line, purpose: 2, decision: 'refused' },
      { ...line, purpose: 3, decision: 'given' },
    ]);
  });

  test('is refused without both certificates, without a wording, and with invalid lines that are not left out [PH-11]', async () => {
    const importer = await newImporter();
    const { body } = await check(importer, csv('email,optin_email\na@b.example,yes\nx,yes\n'));
    const problemCode = async (terms: object) =>
      (await write(importer, body, terms as Partial<typeof TERMS>)).problem.code;
    const { certification } = TERMS;
    expect(await problemCode({ correctLines: false })).toBe('CONTACT_LINES_WRONG');
    for (const part of ['consent', 'noThirdParty'])
      expect(await problemCode({ certification: { ...certification, [part]: false } })).toBe(
        'CERTIFICATE_MISSING',
      );
    expect(await problemCode({ certification: { ...certification, wording: ' ' } })).toBe(
      'CERTIFIED_WORDING_MISSING',
    );
    expect(await problemCode({ certification: { ...certification, to: '2026-08-01' } })).toBe(
      'CONSENT_PERIOD_WRONG',
    );
    expect(await problemCode({ certification: { ...certification, to: '2099-08-01' } })).toBe(
      'CONSENT_PERIOD_WRONG',
    );
    expect(await contacts(importer)).toEqual([]);
    const { rows } = await sql`
      select from profile_hub.certificates where client_id = ${importer.client.id}`.execute(
      dbOf(importer),
    );
    expect(rows).toEqual([]);
  });

  test('the database refuses to change or delete a certificate [PH-11]', async () => {
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

  test('requested twice starts one job, and a later repeat is refused and writes nothing twice [PH-13]', async () => {
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
    await createCriterion({ db: dbOf(importer) }, client.id, {
      label: 'Cooks for',
      type: 'closedUnique',
      options: ['one', 'two'],
      mandatory: false,
      consent: false,
    });
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
    const read = await visitor.upload(importCheckfileCall, {
      body: { brand_id, headerLine: '2', dateOrder: 'MDY' } as never,
      file: csv('x,y\nemail,birthdate\na@b.example,02/03/1980\n'),
    });
    expect(read.body.firstStored).toEqual([['a@b.example', '1980-02-03']]);
    const wrong = await visitor.upload(importCheckfileCall, {
      body: { brand_id, headerLine: 'first' } as never,
      file: csv('email\na@b.example\n'),
    });
    expect([wrong.status, wrong.problem.errors?.[0]?.field]).toEqual([400, 'body.headerLine']);
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
    expect(suite.logged.join('')).not.toContain('a@b.example');
  });
});
