import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import { changedFields } from '../data/changed-fields.ts';
import { useAuditLabels } from '../data/use-audit-labels.ts';
import classes from './audit-entry.module.css';
import { AuditValue } from './audit-value.tsx';

/** Values before and after, side by side; created or deleted records have one side only. */
export function AuditFields({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const words = useAuditLabels();
  const sides = [
    ...(entry.action === 'created'
      ? []
      : [{ id: 'before', label: t('super-admin:audit.before'), look: classes.was } as const]),
    ...(entry.action === 'deleted'
      ? []
      : [{ id: 'after', label: t('super-admin:audit.after'), look: classes.is } as const]),
  ];
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('super-admin:audit.field')}</th>
          {sides.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changedFields(entry).map((field) => (
          <tr key={field.name}>
            <th scope="row" title={field.name}>
              {words.field(entry.record, field.name)}
            </th>
            {sides.map(({ id, label, look }) => (
              <td
                key={id}
                data-label={label}
                className={entry.action === 'changed' ? look : undefined}
              >
                <AuditValue value={field[id]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
