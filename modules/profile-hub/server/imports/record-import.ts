import { sql } from 'kysely';
import type { ImportOutcome } from '#platform/contract/imports/import-outcome.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { ImportRun } from '#platform/server/imports/import-definition.ts';
import type { ProfileHubTables } from '../tables.ts';
import type { AcceptedTerms } from './accept-terms.ts';
import type { ImportSums } from './import-sums.ts';

/** Adds the import to the list, only after all of it is written. */
export async function recordImport(
  { db }: { db: Tx<ProfileHubTables> },
  clientId: string,
  {
    run: { id, userId, report, accepted },
    sums,
    outcome: { created, updated, leftOut },
  }: { run: ImportRun<AcceptedTerms>; sums: ImportSums; outcome: ImportOutcome },
): Promise<void> {
  await db
    .insertInto('profile_hub.imports')
    .values({
      client_id: clientId,
      id,
      user_id: userId,
      certificate_id: accepted.certificateId,
      file_name: report.file.name,
      file_size: report.file.size,
      merge: accepted.merge,
      lines: report.lines,
      created,
      updated,
      // Lines of one person form one contact, so these are all lines without a separate creation or update.
      unchanged: Math.max(0, report.lines - leftOut - created - updated),
      refused: leftOut,
      criteria: JSON.stringify(sums.criteria),
      given: JSON.stringify(Object.fromEntries(sums.given)),
      kept_withdrawn: sums.keptWithdrawn,
      started_at: sums.startedAt,
      imported_at: sql<Date>`clock_timestamp()`,
      undone_at: null,
      undone_by: null,
      undone: null,
    })
    .execute();
}
