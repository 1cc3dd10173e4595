import { z } from 'zod';
import { SHEET_FORMATS } from '#platform/contract/files/export-body.ts';
import type { AnyTables, Db } from '../database/database.ts';
import { createRouteFactory, type Route } from '../http/route.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import { type ExportDefinition, type ExportOptions, exportColumns } from './export-definition.ts';
import { makeExport } from './make-export.ts';

type Params = Readonly<Record<string, string>>;
type ExportRequest<Filters> = ExportOptions & { filters: Filters };

/** Purpose of the encryption of the archive password between call and job. */
const PASSWORD = 'exports.password';

/**
 * The one way a list leaves the suite: a job writes all rows that fit into a file, the bell offers it and a mail leads to it.
 *
 * ```ts
 * export const locationExport = defineExport<LocationRow, LocationFilters, DirectoryTables>({
 *   name: 'directory.locations',
 *   call: exportLocationsCall,                     // body { format, filters, …exportLook }, answers { jobId } with 202
 *   title: 'directory:location.exportTitle',
 *   columns: [{ label: 'directory:field.code', value: ({ code }) => code }, …],
 *   async *rows({ db, clientId, filters }) {
 *     for (let after = '', page = []; ; after = page.at(-1).id) {
 *       page = await locationsAfter(db, { clientId, filters, after, limit: 1000 });
 *       if (page.length === 0) return;
 *       yield page;
 *     }
 *   },
 * });
 * ```
 */
export function defineExport<Row, Filters, Tables = AnyTables>(
  definition: ExportDefinition<Row, Filters, Tables>,
): { routes: readonly Route[]; jobs: readonly Job[] } {
  const anyExport = definition as unknown as ExportDefinition<unknown, unknown>;
  const job = defineJob({
    name: `${definition.name}.export`,
    // The call has already validated the input; the job gets the parsed values.
    input: z.object({
      format: z.enum(SHEET_FORMATS),
      filters: z.unknown(),
      columns: z.array(z.string()).optional(),
      /** Encrypted, so that access to the queue or its backup does not reveal the archive's password. */
      password: z.string().optional(),
      userId: z.string(),
      locale: z.string(),
    }),
    // Limited per client, so that large exports of a few clients leave capacity for others.
    concurrency: 4,
    expireSeconds: 60 * 60,
    async handle({ input: { password, ...input }, app, clientId, jobId, progress, signal }) {
      if (!clientId) throw new Error('an export is about a client');
      return makeExport({
        ...input,
        password: password && app.secrets.open(PASSWORD, password),
        definition: anyExport,
        app,
        clientId,
        jobId,
        progress,
        signal,
      });
    },
  });
  const route = createRouteFactory<Tables>()(
    definition.call,
    async ({ app, db, params, body, query, membership: { clientId }, principal }) => {
      const { format, columns, password, ...request } = (body ?? query) as ExportRequest<Filters>;
      const filters = definition.filtersOf?.(params as Params, request.filters) ?? request.filters;
      const { userId, locale } = principal;
      await exportColumns(anyExport, { db: db as Db, clientId, chosen: columns });
      const jobId = await app.jobs.enqueue(
        db,
        job,
        {
          format,
          filters,
          userId,
          locale,
          ...(columns && { columns: [...columns] }),
          ...(password && { password: app.secrets.seal(PASSWORD, password) }),
        },
        { clientId, userId, title: { key: definition.title, params: {} } },
      );
      return { jobId };
    },
  );
  return { routes: [route], jobs: [job] };
}
