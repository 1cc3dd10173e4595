import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RequestableField } from '#modules/directory/contract/change-requests/change-request.ts';
import classes from './field-table.module.css';
import type { FieldRow } from './use-suggestion-text.ts';

/** Field by field, now and as suggested; with check boxes where an admin decides [OPP-06]. */
export function FieldTable({
  rows,
  isDecided = false,
  chosen,
  onChoose,
}: {
  rows: readonly FieldRow[];
  /** The values before are shown then: those of today may be the suggested ones. */
  isDecided?: boolean;
  chosen?: ReadonlySet<RequestableField>;
  onChoose?: (fields: readonly RequestableField[], isChosen: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('opportunity:suggest.table.field')}</th>
          <th scope="col">{t(`opportunity:suggest.table.${isDecided ? 'before' : 'now'}`)}</th>
          <th scope="col" className={classes.suggested}>
            {t('opportunity:suggest.table.suggested')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} data-left={row.taken === false || undefined}>
            <th scope="row">
              {onChoose && chosen ? (
                <Checkbox
                  label={row.label}
                  checked={row.fields.every((field) => chosen.has(field))}
                  onChange={(event) => onChoose(row.fields, event.currentTarget.checked)}
                />
              ) : (
                row.label
              )}
            </th>
            <td>
              {isDecided ? row.before : row.now}
              {!isDecided && row.now !== row.before && (
                <small className={classes.changed}>
                  {t('opportunity:suggest.table.changedSince', { before: row.before })}
                </small>
              )}
            </td>
            <td className={classes.suggested}>
              {row.suggested}
              {row.taken === false && (
                <small className={classes.changed}>{t('opportunity:suggest.table.left')}</small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
