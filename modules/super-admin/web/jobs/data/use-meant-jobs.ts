import { useCallback } from 'react';
import { useClients } from '../../data/use-clients.ts';
import { useJobWords } from '../../data/use-job-words.ts';

const CLIENTS_AT_ONCE = 200;

/** What searched words mean to the reader: jobs and clients by the names that the screen shows. */
export function useMeantJobs() {
  const words = useJobWords();
  const clients = useClients();
  return useCallback(
    (q: string) => ({
      qNames: words.namesOf(q),
      qClients: clients.idsOf(q).slice(0, CLIENTS_AT_ONCE),
    }),
    [words, clients],
  );
}
