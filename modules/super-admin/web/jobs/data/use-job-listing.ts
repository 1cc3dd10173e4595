import { useMemo } from 'react';
import { listQueueJobsCall, type QueueJob } from '#modules/super-admin/contract/jobs.ts';
import { jobList } from '#platform/contract/operations/job-list.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { useJobWords } from '../../data/use-job-words.ts';
import { useMeantJobs } from './use-meant-jobs.ts';

type JobKey = Pick<QueueJob, 'name' | 'id'>;

/** The jobs of all clients; searched words are also told by the names that the reader sees [SUP-05]. */
export function useJobListing() {
  const words = useJobWords();
  const meantBy = useMeantJobs();
  return useMemo(
    () =>
      defineListing({
        name: 'super-admin.jobs',
        list: jobList,
        call: listQueueJobsCall,
        inputOf: (_: null, question) => {
          const { sortBy: _by, sortDesc: _desc, ...asked } = inAddress(question);
          if (!asked.q) return { query: asked };
          const { qNames, qClients } = meantBy(asked.q);
          return {
            query: { ...asked, qNames: qNames.join(','), qClients: qClients.join(',') },
          };
        },
        idOf: jobRowOf,
        nameOf: ({ name }) => words.job(name),
      }),
    [words, meantBy],
  );
}

/** A job is known by both: the queue keys it so. */
export function jobRowOf({ name, id }: JobKey): string {
  return `${name} ${id}`;
}

export function jobKeyOf(row: string): JobKey {
  const [name = '', id = ''] = row.split(' ');
  return { name, id };
}
