import { defineProblem } from './problem.ts';

/** Limits the jobs per user and client, because all clients share the queue. */
export const tooManyJobs = defineProblem<{ max: number }>({
  status: 429,
  code: 'TOO_MANY_JOBS',
  title: 'Too many jobs of this user or client wait or run already.',
});
