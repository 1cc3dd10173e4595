import { useMemo } from 'react';
import { listQueueJobsCall, type QueueJob } from '#modules/super-admin/contract/jobs.ts';
import { jobList } from '#platform/contract/operations/job-list.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { useClients } from '../../data/use-clients.ts';
import { useJobWords } from '../../data/use-job-words.ts';

const CLIENTS_AT_ONCE = 200;

export type JobKey = Pick<QueueJob, 'name' | 'id'>;

/** The jobs of all clients; searched words are also told by the names that the reader sees [SUP-05]. */
export function useJobListing() {
  const words = useJobWords();
  const clients = useClients();
  return useMemo(
    () =>
      defineListing({
        name: 'super-admin.jobs',
        list: jobList,
        call: listQueueJobsCall,
        inputOf: (_: null, question) => {
          const { sortBy: _by, sortDesc: _desc, ...asked } = inAddress(question);
          const { q } = asked;
          return {
            query: {
              ...asked,
              ...(q && {
                qNames: words.namesOf(q).join(','),
                qClients: clients.idsOf(q).slice(0, CLIENTS_AT_ONCE).join(','),
              }),
            },
          };
        },
        // A job is known by both: the queue keys it so.
        idOf: ({ name, id }) => `${name} ${id}`,
        nameOf: ({ name }) => words.job(name),
      }),
    [words, clients],
  );
}

export function jobKeyOf(row: string): JobKey {
  const [name = '', id = ''] = row.split(' ');
  return { name, id };
}
