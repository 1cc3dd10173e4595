import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedSegment } from '#modules/profile-hub/contract/segment-list.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '#platform/web/table/rows/cell.module.css';
import { KIND_NAMES } from '../data/segment-names.ts';
import { SegmentFigure } from './segment-figure.tsx';

/** The columns of segments. */
export function useSegmentColumns(): TableColumn<ListedSegment>[] {
  const { t } = useTranslation();
  const { stamp, list } = useFormat();
  const kinds = useNames(KIND_NAMES);
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('profile-hub:segment.name'),
        minWidth: 240,
        priority: 10,
        namesRow: true,
        grows: true,
        sortable: true,
        cell: ({ name }) => <span className={classes.name}>{name}</span>,
      },
      {
        id: 'kind',
        header: t('profile-hub:segment.kind'),
        minWidth: 110,
        priority: 7,
        sortable: true,
        cell: ({ kind }) => kinds[kind],
      },
      {
        id: 'count',
        header: t('profile-hub:segment.contactsColumn'),
        minWidth: 100,
        priority: 9,
        align: 'end',
        cell: ({ id }) => <SegmentFigure id={id} />,
      },
      {
        id: 'usedIn',
        header: t('profile-hub:segment.usedIn'),
        minWidth: 180,
        priority: 5,
        cell: ({ usedIn }) => (usedIn.length > 0 ? list(usedIn) : '—'),
      },
      {
        id: 'updatedAt',
        header: t('profile-hub:segment.updated'),
        minWidth: 130,
        priority: 6,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: ({ updatedAt }) => <span className={classes.quiet}>{stamp(updatedAt)}</span>,
      },
    ],
    [t, stamp, list, kinds],
  );
}
