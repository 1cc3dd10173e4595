import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { ActionBar } from '#platform/web/layout/action-bar.tsx';
import { ActionBarRule } from '#platform/web/layout/action-bar-rule.tsx';
import { PHONE } from '#platform/web/layout/phone.ts';
import { ActionBarActions } from './action-bar-actions.tsx';
import type { BulkAction } from './table-action.ts';
import classes from './table-action-bar.module.css';
import {
  ALL_SELECTED,
  NOTHING_SELECTED,
  selectedCount,
  type TableSelection,
} from './table-selection.ts';
import { useEscape } from './use-escape.ts';

/** What can be done with the chosen rows; the pager comes back when the choice is cleared. */
export function TableActionBar(given: {
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
    <ActionBar label={said}>
      <b className={classes.count} role="status">
        {said}
      </b>
      {!everything && !phone && (
        <Button variant="subtle" className={classes.all} onClick={selectAll}>
          {allLabel}
        </Button>
      )}
      <ActionBarRule />
      <ActionBarActions
        selection={selection}
        actions={actions}
        phone={phone}
        alsoFolded={phone && !everything ? [{ id: 'all', label: allLabel, run: selectAll }] : []}
      />
      {phone ? (
        <ActionIcon aria-label={t('platform:table.clearSelection')} onClick={clear}>
          <Icon of={IconX} size={20} />
        </ActionIcon>
      ) : (
        <Button
          variant="subtle"
          aria-keyshortcuts="Escape"
          rightSection={
            <span aria-hidden="true">
              <Kbd on="header">Esc</Kbd>
            </span>
          }
          onClick={clear}
        >
          {t('platform:table.clear')}
        </Button>
      )}
    </ActionBar>
  );
}
