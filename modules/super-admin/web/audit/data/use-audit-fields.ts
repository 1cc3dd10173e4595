import { useTranslation } from 'react-i18next';
import { LEAD_DATE_PRESETS } from '#platform/web/date-range/period.ts';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { useClients } from '../../data/use-clients.ts';
import { useAuditLabels } from './use-audit-labels.ts';

/** Filters of the audit log. */
export function useAuditFields(records: readonly string[]): FilterField[] {
  const { t } = useTranslation();
  const words = useAuditLabels();
  const clients = useClients();
  return [
    {
      id: 'client',
      name: t('super-admin:client.filter'),
      kind: 'choice',
      options: clients.options,
    },
    { id: 'user', name: t('super-admin:audit.user'), kind: 'text' },
    {
      id: 'kind',
      name: t('super-admin:audit.kind'),
      kind: 'choice',
      options: records.map((value) => ({ value, label: words.record(value) })),
    },
    {
      id: 'action',
      name: t('super-admin:audit.action'),
      kind: 'choice',
      options: [
        { value: 'created', label: t('super-admin:audit.actions.created') },
        { value: 'changed', label: t('super-admin:audit.actions.changed') },
        { value: 'deleted', label: t('super-admin:audit.actions.deleted') },
      ],
    },
    {
      id: 'period',
      name: t('super-admin:audit.period'),
      kind: 'date',
      presets: LEAD_DATE_PRESETS,
    },
  ];
}
