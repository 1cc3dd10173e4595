import { Checkbox, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import {
  type ChangeChecks as Checks,
  NEAR_METRES,
  type RequestableField,
} from '#modules/directory/contract/change-requests/change-request.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import changeChecksStyles from './change-checks.module.css';
import classes from './field-table.module.css';
import type { FieldRow } from './use-suggestion-text.ts';

/** Fields with their current and suggested values; with checkboxes for admins [OPP-06]. */
export function FieldTable({
  rows,
  isDecided = false,
  chosen,
  onChoose,
}: {
  rows: readonly FieldRow[];
  /** Shows the values before the decision, because current values may be the suggested ones. */
  isDecided?: boolean;
  chosen?: ReadonlySet<RequestableField>;
  onChoose?: (fields: readonly RequestableField[], isChosen: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('opportunity:suggest.table.field')}</VisuallyHidden>
          </th>
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

/** Checks of a change, one line each: a tick, or a warning with its consequence [OPP-06]. */
export function ChangeChecks({ checks }: { checks: Checks }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { near, openLeads, pageMoves } = checks;
  const lines: { id: string; isWarning: boolean; text: string; detail?: string }[] = [];
  if (near)
    lines.push(
      near.count === 0
        ? {
            id: 'near',
            isWarning: false,
            text: t('opportunity:suggest.checks.noneNear', { metres: number(NEAR_METRES) }),
          }
        : {
            id: 'near',
            isWarning: true,
            text: t('opportunity:suggest.checks.near', {
              count: near.count,
              number: number(near.count),
              metres: number(NEAR_METRES),
            }),
            ...(near.nearest && {
              detail: t('opportunity:suggest.checks.nearest', {
                name: near.nearest,
                metres: number(near.metres),
              }),
            }),
          },
    );
  if (openLeads)
    lines.push({
      id: 'leads',
      isWarning: true,
      text: t('opportunity:suggest.checks.leads', { count: openLeads, number: number(openLeads) }),
      detail: t('opportunity:suggest.checks.leadsStay'),
    });
  if (pageMoves)
    lines.push({
      id: 'page',
      isWarning: true,
      text: t('opportunity:suggest.checks.page'),
      detail: t('opportunity:suggest.checks.pageLeads'),
    });
  return (
    <ul>
      {lines.map(({ id, isWarning, text, detail }) => (
        <li key={id} className={changeChecksStyles.check} data-warning={isWarning}>
          <Icon of={isWarning ? IconAlertTriangle : IconCheck} />
          <span>
            {text}
            {detail && <small className={changeChecksStyles.detail}>{detail}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
