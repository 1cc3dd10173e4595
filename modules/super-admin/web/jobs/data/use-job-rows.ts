import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueJob } from '#modules/super-admin/contract/jobs.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useReferencedTexts } from '#platform/web/live/use-referenced-texts.ts';
import { useClients } from '../../data/use-clients.ts';
import { useJobWords } from '../../data/use-job-words.ts';

export interface JobRow extends QueueJob {
  words: string;
  /** How far it is, by whose request: what stands quietly after the name. */
  about: string;
  client: string;
  queueWords: string;
}

/** Jobs with all that a reader wants to see of them in words. */
export function useJobRows(jobs: readonly QueueJob[] | undefined): JobRow[] | null {
  const { t } = useTranslation();
  const { number } = useFormat();
  const words = useJobWords();
  const clients = useClients();
  const titles = useMemo(() => jobs?.flatMap(({ title }) => title ?? []) ?? [], [jobs]);
  const titleText = useReferencedTexts(titles);
  return useMemo(
    () =>
      jobs?.map((job) => {
        const known = job.title && titleText?.(job.title);
        const progress =
          job.total &&
          t('platform:job.progress', { done: number(job.done ?? 0), total: number(job.total) });
        return {
          ...job,
          words: known || words.job(job.name),
          about: [known && words.job(job.name), progress].filter(Boolean).join(' · '),
          client: clients.nameOf(job.clientId),
          queueWords: words.queue(job.queue),
        };
      }) ?? null,
    [jobs, titleText, words, clients, number, t],
  );
}
