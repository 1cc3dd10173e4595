import { importLinesWrong } from '#platform/contract/imports/import-problems.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { type FieldError, Problem } from '#platform/contract/problem.ts';
import type { App } from '../app.ts';
import type { AnyTables, Db } from '../database/database.ts';
import type { Route } from '../http/route.ts';
import type { Job } from '../jobs/job.ts';
import { checkReceived } from './check-received.ts';
import type { Identified, ImportDefinition } from './import-definition.ts';
import {
  checkRoute,
  recheckRoute,
  reportRoute,
  templateRoute,
  writeRoute,
  wrongLinesRoute,
} from './imports.route.ts';
import { startWriting } from './writing/start-writing.ts';
import { type WriteImportJob, writeImportJob } from './writing/write-import.job.ts';

/**
 * The one way a file comes into the suite: it is checked, the person sees what would happen, and a job writes all of it
 * or nothing. A module says which columns there are and how a batch of lines is looked up and written:
 *
 * ```ts
 * // contract/import-locations.ts
 * export const importLocations = defineImportCalls({
 *   module: 'directory', base: '/gtr-core/clients/{uuid}/locations', what: 'locations', may: manageLocations,
 * });
 *
 * // server/imports/location-import.ts
 * interface LocationLine { code: string; name: string; email?: string | null; country?: string | null }
 *
 * export const locationImport = defineImport<LocationLine, DirectoryTables>({
 *   name: 'directory.locations',
 *   calls: importLocations,
 *   title: 'directory:locations.import.job',              // "Import of locations from {{file}}"
 *   columns: [
 *     { key: 'code', label: 'directory:field.code', mandatory: true, example: 'PAR-01', read: text(40) },
 *     { key: 'name', label: 'directory:field.name', mandatory: true, example: 'Aubrac Paris', read: text(100) },
 *     { key: 'email', label: 'directory:field.email', aliases: ['mail'], example: 'paris@brand.example', read: email },
 *     { key: 'country', label: 'directory:field.country', example: 'FR', read: country },
 *   ],
 *   recordColumns: ['name', 'code'],
 *   async identify({ rows, db, clientId, seen }) {
 *     const codes = rows.map(({ values }) => values.code);
 *     const kept = await db.selectFrom('directory.locations').select('code')
 *       .where('client_id', '=', clientId).where('code', 'in', codes).execute();
 *     const known = new Set(kept.map(({ code }) => code));
 *     return {
 *       existing: new Set(rows.filter(({ values }) => known.has(values.code)).map(({ line }) => line)),
 *       faults: seen.repeats(rows, 'code', ({ code }) => code),
 *     };
 *   },
 *   async write({ rows, db, clientId }) {
 *     // rows[].exists tells an update from a create; values[column] is null for an empty cell, absent without a column
 *   },
 * });
 *
 * // server/module.ts
 * defineModule({ name: 'directory', routes: [...locationImport.routes], jobs: [...locationImport.jobs] });
 * ```
 */
export function defineImport<
  Values extends object,
  Tables = AnyTables,
  Found extends Identified = Identified,
  Accepted = unknown,
  Sums = unknown,
>(
  given: ImportDefinition<Values, Tables, Found, Accepted, Sums>,
): { routes: readonly Route[]; jobs: readonly Job[]; bring: Bring; ways: ImportParts } {
  // Routes and jobs are the same for all imports and do not depend on the type of the values.
  const definition = given as unknown as ImportDefinition<Record<string, unknown>>;
  const job = writeImportJob(definition);
  return {
    routes: [
      templateRoute(definition),
      checkRoute(definition),
      reportRoute(definition),
      recheckRoute(definition),
      wrongLinesRoute(definition),
      writeRoute(definition, job),
    ],
    jobs: [job],
    bring: (context, about) => importFile(context, { ...about, definition, job }),
    ways: { definition, job },
  };
}

/** The steps of an import, for a module's own calls with another path. */
export interface ImportParts {
  definition: ImportDefinition<Record<string, unknown>>;
  job: WriteImportJob;
}

/** All steps in one, for a module's own call. */
type Bring = (
  context: { db: Db; app: App },
  about: Omit<Parameters<typeof importFile>[1], 'definition' | 'job'>,
) => Promise<BroughtFile>;

type Context = Parameters<typeof checkReceived>[0];

type Given = Parameters<typeof checkReceived>[1] &
  Pick<Parameters<typeof startWriting>[1], 'definition' | 'job'>;

interface BroughtFile {
  lines: number;
  /** Number of records that the job will create or update. */
  changed: number;
  jobId: string;
}

/** Checks and writes in one step, for API clients. No user reviews the report, so one invalid line rejects the file. */
async function importFile({ db, app }: Context, { job, ...given }: Given): Promise<BroughtFile> {
  const { clientId, userId, definition } = given;
  const report = await checkReceived({ db, app }, given);
  if (report.missing.length > 0 || report.wrong > 0) throw refusal(report);
  const { jobId } = await db
    .transaction()
    .execute((tx) =>
      startWriting({ db: tx, app }, { clientId, userId, id: report.id, definition, job }),
    );
  return { lines: report.lines, changed: report.creates + report.updates, jobId };
}

function refusal({ missing, faults, wrong }: ImportReport): Problem {
  const columns = missing.map(
    (column): FieldError => ({ field: 'body.file', code: 'columnMissing', params: { column } }),
  );
  const cells = faults.map(
    ({ line, column, code, params }): FieldError => ({
      field: `body.file.${line}.${column}`,
      code,
      params: { ...params, atLine: line },
    }),
  );
  const { status, code, message, params } = importLinesWrong({ wrong });
  return new Problem({
    status,
    code,
    title: message,
    ...(params && { params }),
    errors: [...columns, ...cells],
  });
}
