import { cancelJob } from '#platform/contract/calls/cancel-job.ts';
import { listJobs } from '#platform/contract/calls/list-jobs.ts';
import { notFound } from '#platform/contract/problems.ts';
import { clientsAskedFor } from '../../sessions/clients-asked-for.ts';
import { summaryOf } from '../job-row.ts';
import { ownJobs } from '../operations/own-jobs.query.ts';
import { route } from '../route.ts';

export const listJobsRoute = route(listJobs, async ({ db, principal, query }) => {
  const rows = await ownJobs(
    { db },
    {
      userId: principal.userId,
      clientIds: clientsAskedFor(principal, query.clientId),
    },
  );
  return { items: rows.map(summaryOf) };
});

export const cancelJobRoute = route(cancelJob, async ({ app, db, principal, params }) => {
  const row = await app.jobs.cancel(db, {
    userId: principal.userId,
    clientIds: clientsAskedFor(principal, undefined),
    id: params.id,
  });
  // Also for somebody else's: ids must not be probeable.
  if (!row) throw notFound();
  return summaryOf(row);
});
