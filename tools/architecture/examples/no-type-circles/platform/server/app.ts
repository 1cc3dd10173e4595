import type { Jobs } from './jobs/jobs.ts';

export interface App {
  jobs: Jobs;
}
