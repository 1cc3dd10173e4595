import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StampCard } from '#modules/corner-shop/contract/stamp-card.ts';
import { LEVEL_NAMES } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '#platform/web/table/rows/cell.module.css';
import { STAMP_CARD_LABELS } from '../data/stamp-card-names.ts';
import { StampCardState } from './stamp-card-state.tsx';

/** The columns of stamp cards. */
export function useStampCardColumns(): TableColumn<StampCard>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t(STAMP_CARD_LABELS.name),
        minWidth: 240,
        priority: 10,
        namesRow: true,
        grows: true,
        sortable: true,
        cell: ({ name }) => <span className={classes.name}>{name}</span>,
      },
      {
        id: 'code',
        header: t(STAMP_CARD_LABELS.code),
        minWidth: 120,
        priority: 9,
        sortable: true,
        copies: ({ code }) => code,
        cell: ({ code }) => code,
      },
      {
        id: 'level',
        header: t(STAMP_CARD_LABELS.level),
        minWidth: 100,
        priority: 7,
        sortable: true,
        cell: ({ level }) => t(LEVEL_NAMES[level]),
      },
      {
        id: 'quantity',
        header: t(STAMP_CARD_LABELS.quantity),
        minWidth: 100,
        priority: 6,
        align: 'end',
        sortable: true,
        sortsDescendingFirst: true,
        cell: ({ quantity }) => (quantity === null ? '—' : format.number(quantity)),
      },
      {
        id: 'startsOn',
        header: t(STAMP_CARD_LABELS.startsOn),
        minWidth: 110,
        priority: 5,
        sortable: true,
        sortsBy: 'date',
        cell: ({ startsOn }) => (startsOn === null ? '—' : format.date(startsOn)),
      },
      {
        id: 'active',
        header: t(STAMP_CARD_LABELS.active),
        minWidth: 120,
        priority: 8,
        cell: ({ active }) => <StampCardState isActive={active} />,
      },
      {
        id: 'updatedAt',
        header: t('corner-shop:field.updatedAt'),
        minWidth: 116,
        priority: 3,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: ({ updatedAt }) => <span className={classes.quiet}>{format.moment(updatedAt)}</span>,
      },
    ],
    [t, format],
  );
}
