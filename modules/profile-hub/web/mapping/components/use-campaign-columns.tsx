import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#modules/profile-hub/contract/campaign.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '#platform/web/table/rows/cell.module.css';
import { CampaignStateLabel } from './campaign-state-label.tsx';

/** The columns of campaigns. */
export function useCampaignColumns(): TableColumn<Campaign>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('profile-hub:mapping.campaign'),
        minWidth: 240,
        priority: 10,
        namesRow: true,
        grows: true,
        sortable: true,
        cell: ({ name }) => <span className={classes.name}>{name}</span>,
      },
      {
        id: 'state',
        header: t('profile-hub:mapping.state'),
        minWidth: 170,
        priority: 9,
        whole: true,
        cell: (campaign) => <CampaignStateLabel campaign={campaign} />,
      },
      {
        id: 'origin',
        header: t('profile-hub:mapping.origin'),
        minWidth: 130,
        priority: 6,
        sortable: true,
        cell: ({ origin }) => origin,
      },
      {
        id: 'template',
        header: t('profile-hub:mapping.template'),
        minWidth: 100,
        priority: 3,
        cell: ({ feedback_template_id }) => (
          <span className={classes.quiet}>{feedback_template_id ?? '—'}</span>
        ),
      },
      {
        id: 'questions',
        header: t('profile-hub:mapping.questions'),
        minWidth: 90,
        priority: 5,
        align: 'end',
        cell: ({ questions }) => format.number(questions),
      },
      {
        id: 'responses',
        header: t('profile-hub:mapping.answers'),
        minWidth: 100,
        priority: 8,
        align: 'end',
        sortable: true,
        sortsDescendingFirst: true,
        cell: ({ responses }) => format.number(responses),
      },
      {
        id: 'lastResponseAt',
        header: t('profile-hub:mapping.lastAnswer'),
        minWidth: 120,
        priority: 7,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: ({ lastResponseAt }) => (lastResponseAt ? format.stamp(lastResponseAt) : '—'),
      },
    ],
    [t, format],
  );
}
