import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { Counter } from '#platform/web/layout/counter.tsx';
import { CounterRule } from '#platform/web/layout/counter-rule.tsx';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { PHONE } from './phone.ts';
import type { BulkAction } from './table-action.ts';
import classes from './table-counter.module.css';
import {
  ALL_SELECTED,
  NOTHING_SELECTED,
  selectedCount,
  type TableSelection,
} from './table-selection.ts';
import { useEscape } from './use-escape.ts';

/** What can be done with the chosen rows; the pager comes back when the choice is cleared. */
export function TableCounter(given: {
  selection: TableSelection;
  total: number | null;
  actions: readonly BulkAction[];
  onSelect: (selection: TableSelection) => void;
}) {
  const { selection, total, actions, onSelect } = given;
  const { t } = useTranslation();
  const { number } = useFormat();
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const count = selectedCount(selection, total);
  const everything = selection.kind === 'all' ? selection.except.size === 0 : count === total;
  const clear = () => onSelect(NOTHING_SELECTED);
  useEscape(clear);

  const said =
    count === null
      ? t('platform:table.allSelected')
      : t('platform:table.selected', { count, formatted: number(count) });
  const allLabel =
    total === null
      ? t('platform:table.selectAllMatching')
      : t('platform:table.selectAll', { formatted: number(total) });
  const selectAll = () => onSelect(ALL_SELECTED);

  return (
    <Counter label={said}>
      <b className={classes.count} role="status">
        {said}
      </b>
      {!everything && !phone && (
        <Button variant="subtle" className={classes.all} onClick={selectAll}>
          {allLabel}
        </Button>
      )}
      <CounterRule />
      {actions.slice(0, phone ? 1 : undefined).map((action) => (
        <Button
          key={action.id}
          variant={phone ? 'filled' : action.danger ? 'subtle' : 'default'}
          leftSection={action.icon}
          className={classes.action}
          onClick={() => action.run(selection)}
        >
          {phone ? (action.shortLabel ?? action.label) : action.label}
        </Button>
      ))}
      {phone && (
        <DropMenu
          position="top-end"
          rows={() => [
            ...(everything ? [] : [{ id: 'all', label: allLabel, run: selectAll }]),
            ...actions.slice(1).map((action) => ({ ...action, run: () => action.run(selection) })),
          ]}
          button={(props) => (
            <ActionIcon
              {...props}
              className={classes.more}
              aria-label={t('platform:table.moreActions')}
            >
              <Icon of={IconDots} size={20} />
            </ActionIcon>
          )}
        />
      )}
      {phone ? (
        <ActionIcon aria-label={t('platform:table.clearSelection')} onClick={clear}>
          <Icon of={IconX} size={20} />
        </ActionIcon>
      ) : (
        <Button
          variant="subtle"
          className={classes.clear}
          aria-keyshortcuts="Escape"
          rightSection={
            <span aria-hidden="true">
              <Kbd on="fascia">Esc</Kbd>
            </span>
          }
          onClick={clear}
        >
          {t('platform:table.clear')}
        </Button>
      )}
    </Counter>
  );
}
