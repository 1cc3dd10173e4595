import { ZodError } from 'zod';
import {
  archiveChanged,
  archivedClientExists,
  archivedHostTaken,
  archivedNumbersTaken,
  archivedUsersDiffer,
  archivedUsersUnproven,
  archiveForeign,
  archiveNewer,
  archiveNoSpace,
  archiveOlder,
  archiveTruncated,
} from '#modules/directory/contract/clients/client-imports.ts';
import type { Problem, ProblemParams } from '#platform/contract/problem.ts';
import type { App } from '#platform/server/app.ts';
import type { ArchiveManifest } from '#platform/server/client-archive/archive-manifest.ts';
import { ArchiveRefused } from '#platform/server/client-archive/client-data.ts';

/** Codes of refusals in the platform and in modules' parts of an archive. */
const PROBLEMS = new Map([
  ['foreign', archiveForeign],
  ['truncated', archiveTruncated],
  ['changed', archiveChanged],
  ['newer', archiveNewer],
  ['older', archiveOlder],
  ['exists', archivedClientExists],
  ['numbers-taken', archivedNumbersTaken],
  ['host-taken', archivedHostTaken],
  ['users-differ', archivedUsersDiffer],
  ['users-unproven', archivedUsersUnproven],
] as unknown as readonly (readonly [string, (params?: ProblemParams) => Problem])[]);

/** Values that do not fit a column, and rows that break a constraint: classes 22 and 23 of PostgreSQL. */
const WRONG_DATA = /^2[23]/;

/** The problem of a refused archive, or of one whose rows were forged; other errors stay as they are. */
export function importProblem(error: unknown): unknown {
  const { code: databaseCode = '' } = error as { code?: string };
  if (error instanceof SyntaxError || error instanceof ZodError || WRONG_DATA.test(databaseCode))
    return archiveChanged();
  if (!(error instanceof ArchiveRefused)) return error;
  const { code = 'changed', params } = error.refusal ?? {};
  const make = PROBLEMS.get(code) ?? (() => archiveChanged());
  return make(params);
}

const MEGABYTE = 1024 * 1024;
/** Rows take about as much room as their text, and their indexes as much again. */
const STORED_ROW_SHARE = 2;

/** What an import adds on this disk: files unless they are in a bucket, rows if this process runs the database. */
export function neededBytes({ app }: { app: App }, { tables, files }: ArchiveManifest): number {
  const rowBytes = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    (app.config.FILES_S3_URL ? 0 : files.bytes) +
    (app.ownDatabase ? STORED_ROW_SHARE * rowBytes : 0)
  );
}

/** Refuses what would leave less free space than LOW_SPACE_MB. */
export async function requireSpace({ app }: { app: App }, bytes: number): Promise<void> {
  const { freeBytes } = await app.room.look();
  const usable = freeBytes - app.config.LOW_SPACE_MB * MEGABYTE;
  if (bytes > 0 && bytes > usable)
    throw archiveNoSpace({
      needed: Math.ceil(bytes / MEGABYTE),
      free: Math.max(0, Math.floor(usable / MEGABYTE)),
    });
}
