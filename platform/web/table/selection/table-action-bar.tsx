import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarRule } from '#platform/web/layout/action-bar.tsx';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import type { DropMenuRow } from '#platform/web/layout/drop-menu-list.tsx';
import { fitRow, PHONE } from '#platform/web/layout/screen-width.ts';
import classes from './table-action-bar.module.css';
import {
  ALL_SELECTED,
  type BulkAction,
  NOTHING_SELECTED,
  selectedCount,
  type TableSelection,
} from './table-selection.ts';

const GAP = 8;
/** Minimum touch width on small screens. */
const FOLD_WIDTH = 44;

const HAS_ITS_OWN_ESCAPE =
  'dialog, [role="menu"], [role="dialog"], [role="listbox"], [aria-expanded="true"], input:not([type="checkbox"]), textarea, select';

/** Actions for the selected rows; replaces the pager while rows are selected. */
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

  const countLabel =
    count === null
      ? t('platform:table.allSelected')
      : t('platform:table.selected', { count, formatted: number(count) });
  const allLabel =
    total === null
      ? t('platform:table.selectAllMatching')
      : t('platform:table.selectAll', { formatted: number(total) });
  const selectAll = () => onSelect(ALL_SELECTED);

  return (
    <ActionBar label={countLabel}>
      <b className={classes.count} role="status">
        {countLabel}
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

/** Escape first closes open elements; this handler runs only if nothing is open. */
function useEscape(act: () => void): void {
  const onEscape = useEffectEvent(act);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if ((event.target as HTMLElement).closest(HAS_ITS_OWN_ESCAPE)) return;
      onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** As many actions as fit; the others are in the menu. Invisible copies measure the width of each. */
function ActionBarActions(given: {
  selection: TableSelection;
  actions: readonly BulkAction[];
  phone: boolean;
  /** Further menu entries on a phone. */
  alsoFolded: readonly DropMenuRow[];
}) {
  const { selection, phone } = given;
  const { t } = useTranslation();
  const row = useRef<HTMLDivElement>(null);
  // Destructive actions come last, in the row and in the menu.
  const actions = [
    ...given.actions.filter(({ danger }) => !danger),
    ...given.actions.filter(({ danger }) => danger),
  ];
  const [fitting, setFitting] = useState(actions.length);
  const shown = phone ? 1 : fitting;
  const folded = [
    ...given.alsoFolded,
    ...actions.slice(shown).map((action) => ({ ...action, run: () => action.run(selection) })),
  ];

  useLayoutEffect(() => {
    const place = row.current;
    if (!place || phone) return;
    const measure = () =>
      setFitting(
        fitRow({ widths: widthsOf(place), fold: FOLD_WIDTH, gap: GAP, room: place.clientWidth }),
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  });

  return (
    <div className={classes.actions} ref={row}>
      {actions.slice(0, shown).map((action) => (
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
      {folded.length > 0 && (
        <DropMenu
          position="top-end"
          rows={() => folded}
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
      {!phone && (
        <div className={classes.measure} aria-hidden="true">
          {actions.map(({ id, icon, label }) => (
            <Button key={id} component="span" variant="default" leftSection={icon} data-measure="">
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function widthsOf(place: HTMLElement): number[] {
  return [...place.querySelectorAll<HTMLElement>('[data-measure]')].map(
    ({ offsetWidth }) => offsetWidth,
  );
}
