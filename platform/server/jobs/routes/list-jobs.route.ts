import { listJobs } from '#platform/contract/calls/list-jobs.ts';
import { clientsAskedFor } from '../../sessions/clients-asked-for.ts';
import { summaryOf } from '../job-row.ts';
import { ownJobs } from '../own-jobs.query.ts';
import { route } from '../route.ts';

export const listJobsRoute = route(listJobs, async ({ db, principal, query }) => {
  const rows = await ownJobs(db, {
    userId: principal.userId,
    clientIds: clientsAskedFor(principal, query.clientId),
  });
  return { items: rows.map(summaryOf) };
});
