import { useMemo } from 'react';
import { useOperationWords } from './use-operation-words.ts';

interface JobWords {
  job: (name: string) => string;
  queue: (name: string) => string;
  /** Names of the jobs whose words hold these. */
  namesOf: (words: string) => string[];
}

/** Jobs and queues as people call them. */
export function useJobWords(): JobWords {
  const { wordsOf, namesOf } = useOperationWords();
  return useMemo(
    () => ({
      job: (name) => wordsOf('job', name),
      queue: (name) => wordsOf('queue', name),
      namesOf: (words) => namesOf('job', words),
    }),
    [wordsOf, namesOf],
  );
}
