import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { JOB_TEXTS, QUEUE_TEXTS } from '#modules/super-admin/contract/job-texts.ts';
import { foldText } from '#platform/web/filters/fold-text.ts';

interface JobWords {
  job: (name: string) => string;
  queue: (name: string) => string;
  /** Names of the jobs whose words hold these. */
  namesOf: (words: string) => string[];
}

/** Jobs and queues as people call them; one without words keeps the name that the code has for it. */
export function useJobWords(): JobWords {
  const { t } = useTranslation();
  return useMemo(() => {
    const jobs = new Map(Object.entries(JOB_TEXTS).map(([name, key]) => [name, t(key)]));
    const queues = new Map(Object.entries(QUEUE_TEXTS).map(([name, key]) => [name, t(key)]));
    return {
      job: (name) => jobs.get(name) ?? name,
      queue: (name) => queues.get(name) ?? name,
      namesOf: (words) =>
        [...jobs]
          .filter(([, text]) => foldText(text).includes(foldText(words)))
          .map(([name]) => name),
    };
  }, [t]);
}
