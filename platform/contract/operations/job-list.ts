import { z } from 'zod';
import { uuid } from '../ids.ts';
import { defineList, type ListFilter } from '../lists/define-list.ts';

/**
 * The ways to look at the queue: what stands in it now, what is given up, what failed last, what comes later, what is
 * over. Each has an order of its own.
 */
const VIEWS = ['now', 'given-up', 'failed', 'planned', 'done'] as const;
export type JobView = (typeof VIEWS)[number];

export const jobList = defineList({
  views: VIEWS,
  fields: {
    client: { kind: 'choice', item: uuid },
    queue: { kind: 'choice', item: z.string().min(1).max(200) },
  },
  sorts: ['since'],
  pageSize: 50,
});
export type JobFilter = ListFilter<typeof jobList.fields, JobView>;
