import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useClients } from '../../data/use-clients.ts';
import { useOperationLabels } from '../../data/use-operation-labels.ts';

const JOB = 'job ';

/** Records, fields, clients and ways of a change as people call them. */
export function useAuditLabels() {
  const { t } = useTranslation();
  const clients = useClients();
  const { wordsOf, fieldOf } = useOperationLabels();
  return useMemo(
    () => ({
      record: (name: string) => wordsOf('record', name),
      field: fieldOf,
      client: (id: string | null) => (id === null ? '—' : clients.nameOf(id)),
      via: (via: string) => {
        if (via === 'system') return t('super-admin:audit.viaSystem');
        return via.startsWith(JOB)
          ? t('super-admin:audit.viaJob', { job: wordsOf('job', via.slice(JOB.length)) })
          : via;
      },
    }),
    [t, clients, wordsOf, fieldOf],
  );
}
