import { cancelJob, listJobs } from '#platform/contract/jobs.ts';
import { notFound } from '#platform/contract/problems.ts';
import { createRouteFactory } from '../http/route.ts';
import { requestedClientIds } from '../sessions/principal.ts';
import { toJobSummary } from './job-row.ts';
import { ownJobs } from './operations/own-jobs.query.ts';
import type { JobsTables } from './tables.ts';

const route = createRouteFactory<JobsTables>();

export const listJobsRoute = route(listJobs, async ({ db, principal, query }) => {
  const rows = await ownJobs(
    { db },
    {
      userId: principal.userId,
      clientIds: requestedClientIds(principal, query.clientId),
    },
  );
  return { items: rows.map(toJobSummary) };
});

export const cancelJobRoute = route(cancelJob, async ({ app, db, principal, params }) => {
  const row = await app.jobs.cancel(db, {
    userId: principal.userId,
    clientIds: requestedClientIds(principal, undefined),
    id: params.id,
  });
  // Same response for other users' jobs, so that IDs cannot be probed.
  if (!row) throw notFound();
  return toJobSummary(row);
});
