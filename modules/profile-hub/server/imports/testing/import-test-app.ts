import { sql } from 'kysely';
import { expect } from 'vitest';
import {
  contactImportCalls,
  type ImportTerms,
} from '#modules/profile-hub/contract/imports/import-contacts.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import type { TestClient, TestUser } from '#platform/testing/people.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import { type ContactRow, contactColumns, toContact } from '../../contacts/contact-row.ts';
import { readCriteriaIndex } from '../../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../../tables.ts';

export interface Importer {
  client: TestClient;
  user: TestUser;
  visitor: Visitor;
}

export const TERMS: ImportTerms = {
  certification: {
    consent: true,
    noThirdParty: true,
    source: 'card',
    sourceNote: '',
    from: '2026-09-01',
    to: '2026-09-20',
    wording: 'Yes, Maison Aubrac may write to me.',
  },
  merge: 'blanks',
  correctLines: true,
};

/** Test app for contact imports: checks a file, certifies it and waits for the result. */
export async function importTestApp() {
  const suite = await testApp();
  const all = suite.app.database.acrossClients();

  async function newImporter(locale: 'en' | 'fr' | 'de' = 'en'): Promise<Importer> {
    const client = await suite.people.client();
    const user = await suite.people.user({ locale, at: [{ client, role: 'brand_admin' }] });
    return { client, user, visitor: await suite.visitor().as(user) };
  }
  const dbOf = ({ client }: Importer) => suite.app.database.ofClient<ProfileHubTables>(client.id);

  const check = ({ visitor, client }: Importer, file: File) =>
    visitor.upload(contactImportCalls.check, { params: { uuid: client.id }, file });

  const write = (
    { visitor, client }: Importer,
    { id }: Pick<ImportReport, 'id'>,
    terms: Partial<ImportTerms> = {},
  ) =>
    visitor.call(contactImportCalls.write, {
      params: { uuid: client.id, id },
      body: { ...TERMS, ...terms },
    });

  async function ended({ client }: Importer, jobId: string) {
    const row = async () => {
      const { rows } = await sql<{ state: string; result: unknown; error_code: string | null }>`
        select state, result, error_code from platform.jobs
        where client_id = ${client.id} and id = ${jobId}`.execute(all);
      return rows[0];
    };
    await expect
      .poll(async () => (await row())?.state, { timeout: 60_000 })
      .toMatch(/done|failed|cancelled/);
    return row();
  }

  /** All import steps of one file; returns the id of the import. */
  async function bring(importer: Importer, file: File, terms: Partial<ImportTerms> = {}) {
    const { body } = await check(importer, file);
    const started = await write(importer, body, terms);
    if (started.status !== 202) throw new Error(JSON.stringify(started.problem));
    const job = await ended(importer, started.body.jobId);
    return { id: body.id, report: body, job };
  }

  async function contacts(importer: Importer) {
    const db = dbOf(importer);
    const book = await readCriteriaIndex({ db }, importer.client.id);
    const { rows } = await sql<ContactRow>`
      select ${contactColumns} from profile_hub.contacts as contact
      where contact.client_id = ${importer.client.id}
      order by contact.email, contact.phone, contact.id`.execute(db);
    return rows.map((row) => ({ ...toContact(row, book), withdrawn: row.withdrawn }));
  }

  return { suite, newImporter, dbOf, check, write, ended, bring, contacts };
}

export const csv = (text: string, name = 'kundenkartei.csv'): File => new File([text], name);
