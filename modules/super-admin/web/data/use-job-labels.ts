import { useMemo } from 'react';
import { useOperationLabels } from './use-operation-labels.ts';

interface JobWords {
  job: (name: string) => string;
  queue: (name: string) => string;
  /** Names of the jobs whose label matches the search. */
  namesOf: (words: string) => string[];
}

/** Jobs and queues as people call them. */
export function useJobLabels(): JobWords {
  const { wordsOf, namesOf } = useOperationLabels();
  return useMemo(
    () => ({
      job: (name) => wordsOf('job', name),
      queue: (name) => wordsOf('queue', name),
      namesOf: (words) => namesOf('job', words),
    }),
    [wordsOf, namesOf],
  );
}
