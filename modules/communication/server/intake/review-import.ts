import { sql } from 'kysely';
import {
  REPLY_AT_SOURCE_LENGTH,
  REVIEW_COMMENT_LENGTH,
  REVIEW_EXTERNAL_ID_LENGTH,
  REVIEW_USERNAME_LENGTH,
} from '#modules/communication/contract/limits.ts';
import { reviewImportCalls } from '#modules/communication/contract/reviews/intake-calls.ts';
import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import { locationsByCodes } from '#modules/directory/contract/locations/location-ports.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import {
  CellFault,
  type ImportColumn,
  type ReadCell,
} from '#platform/server/imports/import-column.ts';
import type { Identified, ImportDefinition } from '#platform/server/imports/import-definition.ts';
import { email, namedOption, number, text } from '#platform/server/imports/readers/cell-readers.ts';
import { date } from '#platform/server/imports/readers/date.ts';
import { receiveReviews, startAnswering } from '../reviews/receive-reviews.ts';
import type { CommunicationTables } from '../tables.ts';

interface ReviewLine {
  id: string;
  date: string;
  origin?: string | null;
  locationCode?: string | null;
  username?: string | null;
  email?: string | null;
  grade: number;
  comment?: string | null;
  reply?: string | null;
  replyDate?: string | null;
}
interface FoundLines extends Identified {
  /** Ids of locations by their codes in lower case. */
  locations: ReadonlyMap<string, string>;
}
type Definition = ImportDefinition<ReviewLine, CommunicationTables, FoundLines>;

const FIRST_DAY = '1995-01-01';

/** A past day; dates before the web are mistakes. */
const pastDay: ReadCell<string> = (given, context) => {
  const day = date(given, context);
  if (day instanceof CellFault) return day;
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return day < FIRST_DAY || day > tomorrow ? new CellFault('communication.pastDay') : day;
};

const COLUMNS: readonly ImportColumn<ReviewLine>[] = [
  {
    key: 'id',
    label: 'communication:field.id',
    mandatory: true,
    aliases: ['review id', 'external id'],
    example: 'R-20481',
    read: text(REVIEW_EXTERNAL_ID_LENGTH),
  },
  {
    key: 'date',
    label: 'communication:field.date',
    mandatory: true,
    aliases: ['written', 'created'],
    dates: true,
    example: '2026-03-14',
    read: pastDay,
  },
  {
    key: 'origin',
    label: 'communication:field.origin',
    aliases: ['source'],
    example: 'GMB',
    read: namedOption({
      GATOREVIEWS: 'communication:origin.GATOREVIEWS',
      GMB: 'communication:origin.GMB',
    }),
  },
  {
    key: 'locationCode',
    label: 'communication:field.locationCode',
    aliases: ['store code', 'location'],
    example: 'NO-0142',
    read: text(100),
  },
  {
    key: 'username',
    label: 'communication:field.username',
    aliases: ['name', 'author'],
    example: 'Solveig Aas',
    read: text(REVIEW_USERNAME_LENGTH),
  },
  {
    key: 'email',
    label: 'communication:field.email',
    aliases: ['mail'],
    example: 'solveig@example.com',
    read: email,
  },
  {
    key: 'grade',
    label: 'communication:field.grade',
    mandatory: true,
    aliases: ['rating', 'stars', 'score'],
    example: '5',
    read: number({ min: 1, max: 5, whole: true }),
  },
  {
    key: 'comment',
    label: 'communication:field.comment',
    aliases: ['review', 'text'],
    lines: true,
    example: 'Hyggelig betjening og godt utvalg.',
    read: text(REVIEW_COMMENT_LENGTH),
  },
  {
    key: 'reply',
    label: 'communication:field.reply',
    aliases: ['response', 'answer'],
    lines: true,
    example: 'Tusen takk, Solveig!',
    read: text(REPLY_AT_SOURCE_LENGTH),
  },
  {
    key: 'replyDate',
    label: 'communication:field.replyDate',
    aliases: ['response date'],
    dates: true,
    example: '2026-03-15',
    read: pastDay,
  },
];

/**
 * Imports past reviews from a file [REV-01]. Known reviews stay as their source provided them, and no reply is ever
 * sent.
 */
export const reviewImport = defineImport<ReviewLine, CommunicationTables, FoundLines>({
  name: 'communication.reviews',
  calls: reviewImportCalls,
  title: 'communication:import.title',
  columns: COLUMNS,
  recordColumns: ['id'],
  identify,
  write,
  async finish({ db, app, clientId, outcome }) {
    if (outcome.created > 0) await startAnswering({ db, app }, clientId, outcome.created);
  },
});

const originOf = ({ origin }: ReviewLine) => (origin ?? 'GATOREVIEWS') as ReviewOrigin;

async function identify({
  rows,
  db,
  app,
  clientId,
  seen,
}: Parameters<Definition['identify']>[0]): Promise<FoundLines> {
  const codes = [
    ...new Set(rows.flatMap(({ values }) => values.locationCode?.toLowerCase() || [])),
  ];
  const locations: ReadonlyMap<string, string> =
    codes.length > 0
      ? await app.ports.call(locationsByCodes, { clientId, codes }, { db, app })
      : new Map();
  const { rows: known } = await sql<{ key: string }>`
    select origin || ' ' || external_id as key from communication.reviews
    where client_id = ${clientId} and external_id = any (${rows.map(({ values }) => values.id)}::text[])
      and origin in ('GATOREVIEWS', 'GMB')`.execute(db);
  const keys = new Set(known.map(({ key }) => key));
  const keyOf = (values: ReviewLine) => `${originOf(values)} ${values.id}`;
  const existing = new Set(
    rows.filter(({ values }) => keys.has(keyOf(values))).map(({ line }) => line),
  );
  return {
    existing,
    unchanged: existing,
    locations,
    faults: [
      ...seen.repeats(rows, 'id', keyOf),
      ...rows
        .filter(
          ({ values: { locationCode } }) =>
            locationCode && !locations.has(locationCode.toLowerCase()),
        )
        .map(({ line }) => ({
          line,
          column: 'locationCode',
          code: 'communication.unknownLocation',
        })),
    ],
  };
}

async function write({ rows, db, app, clientId, found }: Parameters<Definition['write']>[0]) {
  const reviews = rows
    .filter(({ exists }) => !exists)
    .map(({ values }) => ({
      origin: originOf(values),
      externalId: values.id,
      locationId: found.locations.get(values.locationCode?.toLowerCase() ?? '') ?? null,
      writtenAt: noonOf(values.date),
      sourceUpdatedAt: null,
      username: values.username ?? '',
      email: values.email ?? null,
      leadId: null,
      grade: values.grade,
      comment: values.comment ?? '',
      media: [],
      sourceAddress: null,
      reply: values.reply
        ? {
            text: values.reply,
            at: noonOf(values.replyDate ?? values.date),
            state: 'approved' as const,
            policyReason: null,
          }
        : null,
    }));
  const { created } = await receiveReviews({ db, app }, clientId, reviews, { imported: true });
  return { created, updated: 0 };
}

/** A file contains only days: noon UTC is on the same day almost everywhere. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
