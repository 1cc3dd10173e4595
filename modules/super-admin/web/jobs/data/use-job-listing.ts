import { useMemo } from 'react';
import { listQueueJobsCall, type QueueJob } from '#modules/super-admin/contract/jobs.ts';
import { jobList } from '#platform/contract/operations/job-list.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { useJobLabels } from '../../data/use-job-labels.ts';
import { useMeantJobs } from './use-meant-jobs.ts';

type JobKey = Pick<QueueJob, 'name' | 'id'>;

/** The jobs of all clients; a search also matches displayed names [SUP-05]. */
export function useJobListing() {
  const words = useJobLabels();
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
        idOf: toJobRowId,
        nameOf: ({ name }) => words.job(name),
      }),
    [words, meantBy],
  );
}

/** Row key from name and id, as in the queue. */
export function toJobRowId({ name, id }: JobKey): string {
  return `${name} ${id}`;
}

export function parseJobRowId(row: string): JobKey {
  const [name = '', id = ''] = row.split(' ');
  return { name, id };
}
