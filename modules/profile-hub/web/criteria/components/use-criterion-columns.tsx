import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '#platform/web/table/rows/cell.module.css';
import { SOURCE_NAMES, TYPE_NAMES } from '../data/criterion-names.ts';
import { CriterionState } from './criterion-state.tsx';

/** The columns of criteria; how many contacts have each comes a moment later, for it takes longer to count. */
export function useCriterionColumns(
  filled: Readonly<Record<string, number>> | undefined,
): TableColumn<Criterion>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'label',
        header: t('profile-hub:criterion.label'),
        minWidth: 200,
        priority: 10,
        namesRow: true,
        grows: true,
        sortable: true,
        cell: ({ label }) => <span className={classes.name}>{label}</span>,
      },
      {
        id: 'slug',
        header: t('profile-hub:criterion.slug'),
        minWidth: 140,
        priority: 5,
        sortable: true,
        copies: ({ slug }) => slug,
        cell: ({ slug }) => <span className={classes.quiet}>{slug}</span>,
      },
      {
        id: 'type',
        header: t('profile-hub:criterion.kind'),
        minWidth: 150,
        priority: 7,
        sortable: true,
        cell: ({ type, consent, options }) =>
          consent
            ? t('profile-hub:criterion.type.consent')
            : `${t(TYPE_NAMES[type])}${options.length > 0 ? ` (${format.number(options.length)})` : ''}`,
      },
      {
        id: 'source',
        header: t('profile-hub:criterion.sourceTitle'),
        minWidth: 110,
        priority: 6,
        cell: ({ source }) => t(SOURCE_NAMES[source]),
      },
      {
        id: 'mandatory',
        header: t('profile-hub:criterion.mandatory'),
        minWidth: 90,
        priority: 4,
        cell: ({ mandatory }) => (mandatory ? t('platform:filters.yes') : '—'),
      },
      {
        id: 'filled',
        header: t('profile-hub:criterion.filled'),
        minWidth: 110,
        priority: 8,
        align: 'end',
        cell: ({ slug }) => (filled ? format.number(filled[slug] ?? 0) : '…'),
      },
      {
        id: 'active',
        header: t('profile-hub:criterion.state'),
        minWidth: 120,
        priority: 9,
        whole: true,
        cell: ({ active }) => <CriterionState isActive={active} />,
      },
    ],
    [t, format, filled],
  );
}
