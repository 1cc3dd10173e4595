import { Checkbox, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TableSort } from '../sorting/sort-order.ts';
import type { TableModel } from '../use-table-model.ts';
import classes from './table-head.module.css';

export function TableHead<Row>(given: {
  model: TableModel<Row>;
  sort: TableSort | null;
  page: 'none' | 'some' | 'all';
  onTogglePage: (() => void) | undefined;
  hasMenu: boolean;
}) {
  const { model, sort, page, onTogglePage, hasMenu } = given;
  const { t } = useTranslation();
  return (
    <thead className={classes.head}>
      <tr>
        {onTogglePage && (
          <th scope="col" className={classes.column}>
            <Checkbox
              checked={page === 'all'}
              indeterminate={page === 'some'}
              aria-label={t('platform:table.selectPage')}
              onChange={onTogglePage}
            />
          </th>
        )}
        {model.columns.map((column) => {
          const sorted = sort?.column === column.id ? sort : null;
          return (
            <th
              key={column.id}
              scope="col"
              className={classes.column}
              data-align={column.align}
              data-column={column.id}
              aria-sort={sorted ? (sorted.descending ? 'descending' : 'ascending') : undefined}
            >
              {column.sortable ? (
                <button
                  type="button"
                  className={classes.sort}
                  onClick={() => model.toggleSort(column.id)}
                >
                  <span className={classes.word}>{column.header}</span>
                  {sorted && (
                    <Icon of={sorted.descending ? IconArrowDown : IconArrowUp} size={12} />
                  )}
                </button>
              ) : (
                <span className={classes.word}>{column.header}</span>
              )}
            </th>
          );
        })}
        {hasMenu && (
          <th scope="col" className={classes.column}>
            <VisuallyHidden>{t('platform:table.actionsColumn')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
