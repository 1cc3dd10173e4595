import { z } from 'zod';
import type { AnyTables } from '../database/database.ts';
import { type Route, routeOf } from '../http/route.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import type { ExportDefinition } from './export-definition.ts';
import { makeExport } from './make-export.ts';

/**
 * The one way a list leaves the suite: a job writes all rows that fit into a file, and the bell offers it.
 *
 * ```ts
 * export const locationExport = defineExport<LocationRow, LocationFilters, DirectoryTables>({
 *   name: 'directory.locations',
 *   call: exportLocationsCall,                     // body { format, filters }, answers { jobId } with 202
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
  const job = defineJob({
    name: `${definition.name}.export`,
    // Its own call has checked it; what the job is given is the same, as it was understood.
    input: z.object({
      format: z.enum(['csv', 'xlsx']),
      filters: z.unknown(),
      userId: z.string(),
      locale: z.string(),
    }),
    // One of each client: large ones of three others leave a place.
    concurrency: 4,
    expireSeconds: 60 * 60,
    async handle({ input, app, clientId, progress, signal }) {
      if (!clientId) throw new Error('an export is about a client');
      return makeExport({
        ...input,
        definition: definition as unknown as ExportDefinition<unknown, unknown>,
        app,
        clientId,
        progress,
        signal,
      });
    },
  });
  const route = routeOf<Tables>()(
    definition.call,
    async ({ app, db, body, membership, principal }) => {
      const { format, filters } = body;
      const { userId, locale } = principal;
      const jobId = await app.jobs.enqueue(
        db,
        job,
        { format, filters, userId, locale },
        {
          clientId: membership.clientId,
          userId,
          title: { key: definition.title, params: {} },
        },
      );
      return { jobId };
    },
  );
  return { routes: [route], jobs: [job] };
}
