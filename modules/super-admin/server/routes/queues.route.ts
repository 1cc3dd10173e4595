import { pauseQueueCall, resumeQueueCall } from '#modules/super-admin/contract/jobs.ts';
import { notFound } from '#platform/contract/problems.ts';
import { route } from '../route.ts';

export const pauseQueueRoute = route(pauseQueueCall, async ({ app, db, params }) => {
  if (!app.jobs.queues.has(params.name)) throw notFound();
  await app.jobs.pause(db, params.name);
  return null;
});

export const resumeQueueRoute = route(resumeQueueCall, async ({ app, db, params }) => {
  if (!app.jobs.queues.has(params.name)) throw notFound();
  await app.jobs.resume(db, params.name);
  return null;
});
