import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowsSort } from '@tabler/icons-react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useOpened } from '#platform/web/layout/use-dropdown.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import type { TableColumn } from '../columns/table-column.ts';
import { sortOrder, type TableSort } from './sort-order.ts';
import classes from './sort-sheet.module.css';

const SortChoice = onDemand(() => import('./sort-choice.tsx'));

/** Sort choice on a phone, where cards have no headers to click. */
export function SortSheet<Row>(given: {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
}) {
  const { columns, sort, onSort } = given;
  const { t } = useTranslation();
  const [isOpen, { open, close }] = useDisclosure();
  const isWanted = useOpened(isOpen);
  const sortable = columns.filter((column) => column.sortable);
  const sorted = sortable.find(({ id }) => id === sort?.column);
  if (sortable.length === 0) return null;
  return (
    <>
      <ActionIcon
        className={classes.open}
        variant="default"
        aria-haspopup="dialog"
        aria-label={
          sort && sorted
            ? t('platform:table.sorted', {
                name: sorted.header,
                order: t(sortOrder(sorted, sort.descending)),
              })
            : t('platform:table.sort')
        }
        onClick={open}
        onPointerEnter={SortChoice.fetch}
        onFocus={SortChoice.fetch}
      >
        <Icon of={IconArrowsSort} size={20} />
      </ActionIcon>
      {isWanted && (
        <SortChoice
          sortable={sortable}
          sort={sort}
          onSort={onSort}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </>
  );
}
