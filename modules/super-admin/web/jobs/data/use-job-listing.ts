import { useCallback, useMemo } from 'react';
import { listQueueJobsCall, type QueueJob } from '#modules/super-admin/contract/jobs.ts';
import { jobList } from '#platform/contract/lists/operation-lists.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { defineListing, inAddress } from '#platform/web/list/listing.ts';
import { useReferencedTexts } from '#platform/web/live/translate-reference.ts';
import { useClients } from '../../data/use-clients.ts';
import { useJobLabels } from '../../data/use-operation-labels.ts';

const CLIENTS_AT_ONCE = 200;

/** Jobs and clients whose displayed names match the search. */
export function useJobSearchMatches() {
  const jobLabels = useJobLabels();
  const clients = useClients();
  return useCallback(
    (q: string) => ({
      qNames: jobLabels.namesOf(q),
      qClients: clients.idsOf(q).slice(0, CLIENTS_AT_ONCE),
    }),
    [jobLabels, clients],
  );
}

type JobKey = Pick<QueueJob, 'name' | 'id'>;

/** The jobs of all clients; a search also matches displayed names [SUP-05]. */
export function useJobListing() {
  const jobLabels = useJobLabels();
  const meantBy = useJobSearchMatches();
  return useMemo(
    () =>
      defineListing({
        name: 'super-admin.jobs',
        list: jobList,
        call: listQueueJobsCall,
        inputOf: (_: null, question) => {
          const { sortBy: _by, sortDesc: _desc, ...listFilter } = inAddress(question);
          if (!listFilter.q) return { query: listFilter };
          const { qNames, qClients } = meantBy(listFilter.q);
          return {
            query: { ...listFilter, qNames: qNames.join(','), qClients: qClients.join(',') },
          };
        },
        idOf: toJobRowId,
        nameOf: ({ name }) => jobLabels.job(name),
      }),
    [jobLabels, meantBy],
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

interface JobText {
  words: string;
  /** Progress and job name, shown after the title. */
  about: string;
}

/** Title given by the job's owner if a user waits for it, or else the job's label. */
export function useJobText({ name, title, done, total }: QueueJob): JobText {
  const { t } = useTranslation();
  const { number } = useFormat();
  const jobLabels = useJobLabels();
  const titleText = useReferencedTexts(title ? [title] : []);
  const known = title && titleText?.(title);
  const progress =
    total && t('platform:job.progress', { done: number(done ?? 0), total: number(total) });
  return {
    words: known || jobLabels.job(name),
    about: [known && jobLabels.job(name), progress].filter(Boolean).join(' · '),
  };
}

/** Since when a job is in the state that it is in. */
export function stateSince(job: QueueJob): string {
  if (job.endedAt) return job.endedAt;
  return job.state === 'running' || job.state === 'retrying'
    ? (job.startedAt ?? job.startAfter)
    : job.createdAt;
}

export function mayRetry({ state }: QueueJob): boolean {
  return state === 'given-up' || state === 'retrying';
}

export function mayCancel({ state, cancelRequested }: QueueJob): boolean {
  return state !== 'done' && state !== 'cancelled' && !cancelRequested;
}
