import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  type ChangeChecks as Checks,
  NEAR_METRES,
} from '#modules/directory/contract/change-requests/change-request.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './change-checks.module.css';

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
    <ul className={classes.checks}>
      {lines.map(({ id, isWarning, text, detail }) => (
        <li key={id} className={classes.check} data-warning={isWarning}>
          <Icon of={isWarning ? IconAlertTriangle : IconCheck} />
          <span>
            {text}
            {detail && <small className={classes.detail}>{detail}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
