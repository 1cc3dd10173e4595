import { z } from 'zod';
import { uuid } from '../ids.ts';
import { defineList, type ListFilter } from '../lists/define-list.ts';

/** Views of the queue: current, given up, recently failed, planned, done. Each has its own sort order. */
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
