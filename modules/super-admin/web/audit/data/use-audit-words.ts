import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FIELD_TEXTS, RECORD_TEXTS } from '#modules/super-admin/contract/audit-texts.ts';
import { useClients } from '../../data/use-clients.ts';
import { useJobWords } from '../../data/use-job-words.ts';

const JOB = 'job ';

/** Records, fields, clients and ways of a change as people call them. */
export function useAuditWords() {
  const { t } = useTranslation();
  const clients = useClients();
  const jobs = useJobWords();
  return useMemo(
    () => ({
      record: (name: string) =>
        Object.hasOwn(RECORD_TEXTS, name)
          ? t(RECORD_TEXTS[name as keyof typeof RECORD_TEXTS])
          : name,
      field: (name: string) =>
        Object.hasOwn(FIELD_TEXTS, name)
          ? t(FIELD_TEXTS[name as keyof typeof FIELD_TEXTS])
          : name.replaceAll('_', ' '),
      client: (id: string | null) => (id === null ? '—' : clients.nameOf(id)),
      via: (via: string) => {
        if (via === 'system') return t('super-admin:audit.viaSystem');
        return via.startsWith(JOB)
          ? t('super-admin:audit.viaJob', { job: jobs.job(via.slice(JOB.length)) })
          : via;
      },
    }),
    [t, clients, jobs],
  );
}
