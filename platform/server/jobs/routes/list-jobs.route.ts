import { listJobs } from '#platform/contract/calls/list-jobs.ts';
import { summaryOf } from '../job-row.ts';
import { ownJobs } from '../own-jobs.query.ts';
import { route } from '../route.ts';

export const listJobsRoute = route(listJobs, async ({ db, principal, query }) => {
  const rows = await ownJobs(db, { userId: principal.userId, clientId: query.clientId });
  return { items: rows.map(summaryOf) };
});
