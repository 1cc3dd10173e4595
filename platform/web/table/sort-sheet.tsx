import { ActionIcon, Modal, Radio, SegmentedControl } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from './sort-sheet.module.css';
import type { TableColumn } from './table-column.ts';
import type { TableSort } from './table-sort.ts';

/** Cards have no head to click on: on a phone the order is chosen here. */
export function SortSheet<Row>(given: {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
}) {
  const { columns, sort, onSort } = given;
  const { t } = useTranslation();
  const [opened, { open, close }] = useDisclosure();
  const sortable = columns.filter((column) => column.sortable);
  const sorted = sortable.find(({ id }) => id === sort?.column);
  const said = sorted?.header ?? '';
  if (sortable.length === 0) return null;
  return (
    <>
      <ActionIcon
        className={classes.open}
        variant="default"
        aria-haspopup="dialog"
        aria-label={
          !sorted
            ? t('platform:table.sort')
            : sort?.descending
              ? t('platform:table.sortedDescending', { name: said })
              : t('platform:table.sortedAscending', { name: said })
        }
        onClick={open}
      >
        <Icon of={IconArrowsSort} size={20} />
      </ActionIcon>
      <Modal opened={opened} onClose={close} title={t('platform:table.sortBy')}>
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
              { value: 'ascending', label: t('platform:table.ascending') },
              { value: 'descending', label: t('platform:table.descending') },
            ]}
          />
        )}
      </Modal>
    </>
  );
}
