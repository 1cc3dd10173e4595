import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { ImportTerms } from '#modules/profile-hub/contract/imports/import-contacts.ts';
import { contactImport } from '#modules/profile-hub/server/imports/contact-import.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { checkReceived } from '#platform/server/imports/check-received.ts';
import { findCheck } from '#platform/server/imports/import-checks.ts';
import type { ImportTables } from '#platform/server/imports/import-tables.ts';
import { writeLines } from '#platform/server/imports/write-lines.ts';
import { DEMO_IMPORT, demoImportLines } from './demo-import-file.ts';
import { demoClients, demoUsers } from './demo-people.ts';

/** How many days ago the fair was, first and last day. */
const FAIR = [19, 17] as const;

/**
 * Imports a file by the usual steps, so that its history, certificate, refused lines and undo are real. The lines are
 * written immediately instead of by a job, so no user is notified.
 */
export async function loadDemoImport(app: App): Promise<void> {
  const [clientId, userId] = [demoClients[0]?.id ?? '', demoUsers[0]?.id ?? ''];
  const db = app.database.ofClient<ImportTables & ProfileHubTables>(clientId);
  const { definition } = contactImport.ways;
  const content = Buffer.from(`${demoImportLines.join('\n')}\n`);
  const { id } = await checkReceived(
    { db, app },
    {
      clientId,
      userId,
      locale: 'fr',
      definition,
      received: {
        name: DEMO_IMPORT.fileName,
        stream: Readable.from([content], { objectMode: false }),
      },
    },
  );
  const accepted = await db.transaction().execute(async (tx) => {
    const wanted = { importName: definition.name, clientId, userId, id };
    const { report, file_id } = await findCheck({ db: tx as unknown as Db<ImportTables> }, wanted);
    const file = await app.files.find(tx, { clientId, id: file_id });
    const check = { id, userId, report, file };
    return definition.accept?.({ db: tx, clientId, app, terms: terms(), check });
  });
  await writeLines({
    definition,
    app,
    clientId,
    userId,
    accepted,
    checkId: id,
    jobId: uuidV7(),
    progress: () => {},
    signal: new AbortController().signal,
  });
  // They did something at the fair last, not when the sheet was typed.
  await sql`
    update profile_hub.contacts set last_activity_at = ${daysAgo(FAIR[1])}::date
    where client_id = ${clientId} and origin_id = ${id}`.execute(db);
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

function terms(): ImportTerms {
  const [from, to] = FAIR.map(daysAgo);
  return {
    certification: {
      consent: true,
      noThirdParty: true,
      source: 'event',
      sourceNote: 'Foire coutelière de Thiers',
      from: from ?? '',
      to: to ?? '',
      wording: DEMO_IMPORT.wording,
    },
    merge: 'blanks',
    correctLines: true,
  };
}
