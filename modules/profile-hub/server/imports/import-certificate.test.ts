import { expect, test } from 'vitest';
import {
  getCertificateCall,
  pastImportCall,
  undoImportCall,
} from '#modules/profile-hub/contract/imports/past-imports.ts';
import { csv, type Importer, importTestApp, TERMS } from './testing/import-test-app.ts';

const { newImporter, bring, ended } = await importTestApp();

/** Text of a PDF page: kerning splits lines into pieces, which are joined here. */
async function pageOf({ visitor, client }: Importer, id: string) {
  const answer = await visitor.call(getCertificateCall, { params: { uuid: client.id, id } });
  const pdf = answer.raw.rawPayload.toString('latin1');
  const texts = [...pdf.matchAll(/\[(.*?)\] TJ/g)].map(([, parts = '']) =>
    Buffer.from(
      [...parts.matchAll(/<([0-9a-f]+)>/g)].map(([, piece]) => piece).join(''),
      'hex',
    ).toString('latin1'),
  );
  return { ...answer, text: texts.join('\n'), pages: pdf.match(/\/Type \/Page\b/g)?.length };
}

test.each([
  ['en', 'Signed by', 'At an event'],
  ['fr', 'Signé par', 'Lors d'],
  ['de', 'Unterzeichnet von', 'Veranstaltung'],
] as const)(
  'the certificate is one page in the reader’s language with signer, file, wording and date (%s) [PH-11]',
  async (locale, signed, source) => {
    const importer = await newImporter(locale);
    const { client, visitor } = importer;
    const { id } = await bring(
      importer,
      csv('email,optin_email\nana@b.example,yes\n', 'foire.csv'),
      {
        certification: { ...TERMS.certification, source: 'event' },
      },
    );
    const { body } = await visitor.call(pastImportCall, { params: { uuid: client.id, id } });
    const { text, pages, headers } = await pageOf(importer, id);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain(`certificate_${body.certificate.id}.pdf`);
    for (const phrase of [
      signed,
      source,
      body.certificate.signedBy,
      'foire.csv',
      body.certificate.fileHash,
      TERMS.certification.wording,
      client.name,
      '2026',
    ])
      expect(text).toContain(phrase);
    expect(pages).toBe(1);
  },
);

test('the certificate of an undone import is marked as no longer valid, and no other brand can read it [PH-11] [PH-13]', async () => {
  const importer = await newImporter();
  const { id } = await bring(importer, csv('email,optin_email\nana@b.example,yes\n'));
  expect((await pageOf(importer, id)).text).not.toContain('no longer valid');
  const { body } = await importer.visitor.call(undoImportCall, {
    params: { uuid: importer.client.id, id },
    body: {},
  });
  await ended(importer, body.jobId);
  expect((await pageOf(importer, id)).text).toContain('no longer valid');
  const stranger = await newImporter();
  expect((await pageOf(stranger, id)).status).toBe(404);
  const there = { params: { uuid: importer.client.id, id } };
  expect((await stranger.visitor.call(getCertificateCall, there)).status).toBe(403);
});
