import { ActionIcon, Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import type { DropMenuRow } from '#platform/web/layout/drop-menu-list.tsx';
import { fitRow } from '#platform/web/layout/fit-row.ts';
import type { BulkAction } from './table-action.ts';
import classes from './table-action-bar.module.css';
import type { TableSelection } from './table-selection.ts';

const GAP = 8;
/** As wide as a finger wants it on a small screen. */
const FOLD_WIDTH = 44;

/** As many actions as fit; the others are in the menu. Invisible copies measure the width of each. */
export function ActionBarActions(given: {
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
