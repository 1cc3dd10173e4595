import type { JobsTables } from '#platform/server/jobs/tables.ts';

export type FinishedLeads = JobsTables['platform.jobs'];
