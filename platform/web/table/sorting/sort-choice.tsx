import { Modal, Radio, SegmentedControl } from '@mantine/core';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useOpenedAfterArrival } from '#platform/web/module/load-chunk.tsx';
import type { TableColumn } from '../columns/table-column.ts';
import classes from './sort-choice.module.css';
import { sortOrder, type TableSort } from './sort-order.ts';

export default function SortChoice(given: {
  sortable: readonly Pick<
    TableColumn<never>,
    'id' | 'header' | 'align' | 'sortsBy' | 'sortsDescendingFirst'
  >[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { sortable, sort, onSort, isOpen, onClose } = given;
  const { t } = useTranslation();
  const opened = useOpenedAfterArrival(isOpen);
  const sorted = sortable.find(({ id }) => id === sort?.column) ?? {};
  return (
    <Modal opened={opened} onClose={onClose} title={t('platform:table.sortBy')}>
      <Radio.Group
        value={sort?.column ?? ''}
        aria-label={t('platform:table.sortBy')}
        onChange={(column) => {
          const descending =
            sortable.find(({ id }) => id === column)?.sortsDescendingFirst ?? false;
          onSort({ column, descending });
        }}
      >
        {sortable.map((column) => (
          <Radio key={column.id} value={column.id} label={column.header} />
        ))}
      </Radio.Group>
      {sort && (
        <SegmentedControl
          className={classes.direction}
          fullWidth
          value={sort.descending ? 'descending' : 'ascending'}
          onChange={(direction) => onSort({ ...sort, descending: direction === 'descending' })}
          data={[
            { value: 'ascending', label: t(sortOrder(sorted, false)) },
            { value: 'descending', label: t(sortOrder(sorted, true)) },
          ]}
        />
      )}
    </Modal>
  );
}
