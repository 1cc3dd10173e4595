import { defineProblem } from './problem.ts';

/** One who waits for much already waits with it: the queue is everybody's. */
export const tooManyJobs = defineProblem<{ max: number }>({
  status: 429,
  code: 'TOO_MANY_JOBS',
  title: 'Too many jobs of this user or client wait or run already.',
});
