import { sql } from 'kysely';
import {
  type ImportTerms,
  importTermsSchema,
} from '#modules/profile-hub/contract/imports/import-contacts.ts';
import {
  certificateMissing,
  certifiedWordingMissing,
  linesWrong,
  type MergeRule,
  periodWrong,
} from '#modules/profile-hub/contract/imports/import-terms.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { StartedImport } from '#platform/server/imports/import-definition.ts';
import { storeWording } from '../consents/record-decisions.ts';
import type { Context, ProfileHubTables } from '../tables.ts';

/** Input of the writing job. */
export interface AcceptedTerms {
  merge: MergeRule;
  certificateId: string;
  wordingId: string | null;
  /** First possible day of consent; the file does not override later decisions. */
  agreedFrom: string;
}

/** Stores the certificate of a file; throws if the required statements are missing [PH-11]. */
export async function acceptTerms({
  db,
  clientId,
  terms,
  check: { userId, file, report },
}: {
  db: Db<ProfileHubTables>;
  clientId: string;
  terms: unknown;
  check: StartedImport;
}): Promise<AcceptedTerms> {
  const { certification, merge, correctLines } = importTermsSchema.parse(terms);
  if (report.wrong > 0 && !correctLines) throw linesWrong({ wrong: report.wrong });
  if (!certification.consent || !certification.noThirdParty) throw certificateMissing();
  const givesConsent = Object.keys(report.figures).some((figure) => figure.startsWith('said.'));
  if (givesConsent && certification.wording === '') throw certifiedWordingMissing();
  await requirePast({ db }, certification);
  const wordingId = await storeWording({ db }, clientId, certification.wording);
  const certificateId = uuidV7();
  await db
    .insertInto('profile_hub.certificates')
    .values({
      client_id: clientId,
      id: certificateId,
      signed_by: userId,
      source: certification.source,
      source_note: certification.sourceNote,
      agreed_from: certification.from,
      agreed_to: certification.to,
      wording_id: wordingId,
      file_name: file.name,
      file_sha256: file.sha256,
    })
    .execute();
  return { merge, certificateId, wordingId, agreedFrom: certification.from };
}

async function requirePast(
  { db }: Pick<Context, 'db'>,
  { from, to }: ImportTerms['certification'],
): Promise<void> {
  const { rows } = await sql<{ past: boolean }>`
    select ${from}::date <= ${to}::date and ${to}::date <= (now() at time zone ${clientZone})::date as past`.execute(
    db,
  );
  if (!rows[0]?.past) throw periodWrong();
}
