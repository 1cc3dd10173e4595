import { useCallback } from 'react';
import { useClients } from '../../data/use-clients.ts';
import { useJobLabels } from '../../data/use-job-labels.ts';

const CLIENTS_AT_ONCE = 200;

/** Jobs and clients whose displayed names match the search. */
export function useMeantJobs() {
  const words = useJobLabels();
  const clients = useClients();
  return useCallback(
    (q: string) => ({
      qNames: words.namesOf(q),
      qClients: clients.idsOf(q).slice(0, CLIENTS_AT_ONCE),
    }),
    [words, clients],
  );
}
