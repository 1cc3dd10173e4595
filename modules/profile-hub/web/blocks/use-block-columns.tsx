import { useMemo } from 'react';
import type {
  Block,
  BlockKind,
  BlockReason,
  BlockView,
  blockList,
} from '#modules/profile-hub/contract/blocks.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '#platform/web/table/rows/cell.module.css';

export const REASON_NAMES = {
  withdrawn: 'profile-hub:block.reason.withdrawn',
  complained: 'profile-hub:block.reason.complained',
  bounced: 'profile-hub:block.reason.bounced',
  manual: 'profile-hub:block.reason.manual',
} as const satisfies Record<BlockReason, string>;

export const KIND_NAMES = {
  email: 'profile-hub:standard.email',
  phone: 'profile-hub:standard.phone',
} as const satisfies Record<BlockKind, string>;

export const VIEW_NAMES = {
  all: 'profile-hub:block.view.all',
  manual: 'profile-hub:block.reason.manual',
  erased: 'profile-hub:block.view.erased',
} as const satisfies Record<BlockView, string>;

export const FILTER_NAMES = {
  address: 'profile-hub:block.address',
  kind: 'profile-hub:block.kind',
  purpose: 'profile-hub:block.purpose',
  reason: 'profile-hub:block.reasonLabel',
  at: 'profile-hub:block.at',
} as const satisfies Record<keyof typeof blockList.fields, string>;

/** The columns of the block list. */
export function useBlockColumns(purposeName: (slug: string) => string): TableColumn<Block>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'address',
        header: t(FILTER_NAMES.address),
        minWidth: 316,
        priority: 10,
        namesRow: true,
        sortable: true,
        cell: ({ address }) => (
          <span className={address === null ? classes.quiet : classes.name}>
            {address ?? t('profile-hub:block.hashed')}
          </span>
        ),
      },
      {
        id: 'purpose',
        header: t(FILTER_NAMES.purpose),
        minWidth: 132,
        priority: 9,
        cell: ({ purpose }) => purposeName(purpose),
      },
      {
        id: 'reason',
        header: t(FILTER_NAMES.reason),
        minWidth: 120,
        priority: 8,
        grows: true,
        sortable: true,
        // Few blocks have a note, so it has no column of its own.
        cell: ({ reason, note }) => (
          <>
            {t(REASON_NAMES[reason])}
            {note !== '' && <span className={classes.quiet}> · {note}</span>}
          </>
        ),
      },
      {
        id: 'at',
        header: t(FILTER_NAMES.at),
        minWidth: 96,
        priority: 7,
        whole: true,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: ({ at }) => <span className={classes.quiet}>{format.shortDay(at)}</span>,
      },
    ],
    [t, format, purposeName],
  );
}
