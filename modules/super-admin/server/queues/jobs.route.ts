import type { z } from 'zod';
import {
  cancelQueueJobsCall,
  getJobFiguresCall,
  listQueueJobsCall,
  pauseQueueCall,
  resumeQueueCall,
  retryQueueJobsCall,
} from '#modules/super-admin/contract/jobs.ts';
import { notFound } from '#platform/contract/problems.ts';
import { listQueueJobs, selectJobKeys } from '#platform/server/jobs/operations/all-jobs.query.ts';
import {
  readJobFigures,
  readQueueFigures,
} from '#platform/server/jobs/operations/job-figures.query.ts';
import { route } from '../route.ts';

const listQueueJobsRoute = route(listQueueJobsCall, async ({ app, db, query }) => {
  const { queues } = app.jobs;
  const { qNames = [], qClients = [], ...listQuery } = query;
  const { items, total, more } = await listQueueJobs(
    { db, queues },
    { ...listQuery, meant: { names: qNames, clientIds: qClients } },
  );
  const queueOf = new Map(
    [...queues].flatMap(([queue, names]) => names.map((name) => [name, queue] as const)),
  );
  return {
    total,
    more,
    items: items.map((job) => ({
      ...job,
      queue: queueOf.get(job.name) ?? job.name,
      createdAt: job.createdAt.toISOString(),
      startAfter: job.startAfter.toISOString(),
      startedAt: job.startedAt?.toISOString() ?? null,
      endedAt: job.endedAt?.toISOString() ?? null,
    })),
  };
});

const getJobFiguresRoute = route(getJobFiguresCall, async ({ app, db }) => {
  const { queues } = app.jobs;
  const [figures, lines] = [
    await readJobFigures({ db }, queues),
    await readQueueFigures({ db }, queues),
  ];
  return {
    ...figures,
    queues: lines.map((line) => ({
      ...line,
      jobs: [...(queues.get(line.name) ?? [])],
      pausedAt: line.pausedAt?.toISOString() ?? null,
    })),
  };
});

const retryQueueJobsRoute = route(retryQueueJobsCall, async ({ app, db, body }) => ({
  retried: await app.jobs.retry(
    db,
    await selectJobKeys({ db, queues: app.jobs.queues }, meant(body)),
  ),
}));

const cancelQueueJobsRoute = route(cancelQueueJobsCall, async ({ app, db, body }) => ({
  cancelled: await app.jobs.stopAny(
    db,
    await selectJobKeys({ db, queues: app.jobs.queues }, meant(body)),
  ),
}));

function meant({
  which,
  qNames: names = [],
  qClients: clientIds = [],
}: z.output<typeof retryQueueJobsCall.body>) {
  if ('ids' in which) return which;
  return { ...which, filter: { ...which.filter, meant: { names, clientIds } } };
}

const pauseQueueRoute = route(pauseQueueCall, async ({ app, db, params }) => {
  if (!app.jobs.queues.has(params.name)) throw notFound();
  await app.jobs.pause(db, params.name);
  return null;
});

const resumeQueueRoute = route(resumeQueueCall, async ({ app, db, params }) => {
  if (!app.jobs.queues.has(params.name)) throw notFound();
  await app.jobs.resume(db, params.name);
  return null;
});

export const jobsRoutes = [
  listQueueJobsRoute,
  getJobFiguresRoute,
  retryQueueJobsRoute,
  cancelQueueJobsRoute,
  pauseQueueRoute,
  resumeQueueRoute,
];
