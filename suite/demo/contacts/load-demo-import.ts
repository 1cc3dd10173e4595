import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { ImportTerms } from '#modules/profile-hub/contract/imports/import-contacts.ts';
import { contactImport } from '#modules/profile-hub/server/imports/contact-import.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { checkReceived } from '#platform/server/imports/check-received.ts';
import { findCheck } from '#platform/server/imports/import-checks.ts';
import type { ImportTables } from '#platform/server/imports/import-tables.ts';
import { writeLines } from '#platform/server/imports/writing/write-lines.ts';
import { demoClients, demoUsers } from '../demo-people.ts';
import { demoContacts } from './demo-contacts.ts';

/** A contact list from the knife fair of Thiers, typed by hand, with typical typing errors. */
const FAMILIES = ['Chambriard', 'Dozolme', 'Ojardias', 'Sauvagnat', 'Bargeas', 'Fontenille'];

const GIVEN = ['Agathe', 'Baptiste', 'Clémence', 'Damien'];

const TOWNS = [
  ['63300', 'Thiers'],
  ['63250', 'Chabreloche'],
  ['63120', 'Courpière'],
] as const;

const HEADER = ['E-mail', 'Prénom', 'Nom', 'Téléphone', 'Code postal', 'Ville', 'Opt-in e-mail'];

export const DEMO_IMPORT = {
  fileName: 'foire-coutelière-thiers.csv',
  wording:
    'Oui, Maison Aubrac peut m’écrire par e-mail : nouveautés, entretien des couteaux, invitations à l’atelier.',
  /** None of these contacts existed before. */
  created: FAMILIES.length * GIVEN.length,
  /** Existing contacts without a town. */
  updated: 9,
  unchanged: 4,
  refused: 3,
} as const;

const reached = demoContacts.filter(
  ({ values }) => values.email !== undefined && values.country === 'FR',
);

const newcomers = FAMILIES.flatMap((family, at) =>
  GIVEN.map((given, turn) => [
    `${plain(given)}.${plain(family)}@volcans.example`,
    given,
    family,
    '',
    ...(TOWNS[(at + turn) % TOWNS.length] ?? TOWNS[0]),
    turn === 3 ? '' : 'oui',
  ]),
);

const known = reached
  .filter(({ values }) => values.city === undefined)
  .slice(0, DEMO_IMPORT.updated)
  .map(({ values }) => [values.email, values.firstname, values.lastname, '', ...TOWNS[0], 'oui']);

const same = reached
  .filter(({ values }) => values.city !== undefined)
  .slice(0, DEMO_IMPORT.unchanged)
  .map(({ values }) => [
    values.email,
    values.firstname,
    values.lastname,
    '',
    values.zip,
    values.city,
    '',
  ]);

const unreadable = [
  ['hortense.bargeas(at)volcans.example', 'Hortense', 'Bargeas', '', ...TOWNS[0], 'oui'],
  ['', 'Gaspard', 'Dozolme', '04 73 8O 12 34', ...TOWNS[1], 'oui'],
  ['', 'Lucienne', 'Ojardias', '', ...TOWNS[2], 'oui'],
];

const demoImportLines: readonly string[] = [
  HEADER,
  ...newcomers,
  ...known,
  ...unreadable,
  ...same,
].map((cells) => cells.join(';'));

/** Days since the fair, first and last day. */
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
  // Their last activity is the fair, not the import.
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

function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
