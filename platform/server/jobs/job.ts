import type { z } from 'zod';
import type { App } from '../app.ts';
import type { JobKind } from './job-kind.ts';
import type { JobOutcome, JobRun } from './mounted-job.ts';

export interface JobContext<Input> extends JobRun<Input> {
  app: App;
}

/** Work outside of a request. It can run more than once (a killed worker), so it must be safe to repeat. */
export interface Job<Input extends z.ZodType = z.ZodType> extends JobKind<Input> {
  // biome-ignore lint/suspicious/noConfusingVoidType: most jobs end without a word
  handle(context: JobContext<z.output<Input>>): Promise<JobOutcome | void>;
}

export function defineJob<Input extends z.ZodType>(job: Job<Input>): Job<Input> {
  return job;
}
