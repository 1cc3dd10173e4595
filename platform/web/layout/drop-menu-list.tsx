import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { useOpenedAfterArrival } from '#platform/web/module/load-chunk.tsx';
import classes from './drop-menu-list.module.css';
import { PopoverAnchor } from './drop-panel.tsx';
import type { Drop } from './use-dropdown.ts';

export type DropMenuRow = {
  id: string;
  label: string;
  icon?: ReactNode;
  shortcut?: string | undefined;
  danger?: boolean | undefined;
  /** One of several choices, marked if it is the current one. */
  isChosen?: boolean | undefined;
  /** Draws a line above it. */
  startsGroup?: boolean | undefined;
  /** Disabled for now; the note gives the reason. */
  isClosed?: boolean | undefined;
} & (
  | { run: () => void; href?: never; to?: never }
  /** A link that opens in a new tab. */
  | { href: string; run?: never; to?: never }
  /** A link to a screen of the suite. */
  | { to: string; run?: never; href?: never }
);

export default function DropMenuList({
  drop,
  rows,
  note,
  onChange,
  ...look
}: {
  drop: Drop;
  rows: () => readonly DropMenuRow[];
  note?: (() => ReactNode) | undefined;
  onChange: (isOpen: boolean) => void;
  position: 'bottom-start' | 'bottom-end' | 'top-end';
  width?: number;
}) {
  const opened = useOpenedAfterArrival(drop.isOpen);
  return (
    <Menu
      id={drop.id}
      opened={opened}
      onChange={onChange}
      withInitialFocusPlaceholder={false}
      {...look}
    >
      <Menu.Target>
        <PopoverAnchor button={drop.button} />
      </Menu.Target>
      <Menu.Dropdown>
        {rows().map((row) => (
          <Fragment key={row.id}>
            {row.startsGroup && <Menu.Divider />}
            <Row {...row} button={drop.button} />
          </Fragment>
        ))}
        {note && (
          <>
            <Menu.Divider />
            <p className={classes.note}>{note()}</p>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function Row({
  label,
  icon,
  shortcut,
  danger,
  isChosen,
  isClosed = false,
  button,
  ...way
}: DropMenuRow & Pick<Drop, 'button'>) {
  const look = {
    leftSection: icon,
    rightSection: shortcut && (
      <span aria-hidden="true">
        <Kbd>{shortcut}</Kbd>
      </span>
    ),
    'aria-keyshortcuts': shortcut,
    'data-danger': danger || undefined,
    disabled: isClosed,
    children: label,
  };
  if (way.to !== undefined) return <Menu.Item component={Link} to={way.to} {...look} />;
  if (way.href !== undefined)
    return <Menu.Item component="a" href={way.href} target="_blank" rel="noreferrer" {...look} />;
  const { run } = way;
  // A dialog restores the focus to the element that had it; the menu row is gone by then, but the button stays.
  const act = () => {
    button.current?.focus();
    run?.();
  };
  if (isChosen === undefined) return <Menu.Item onClick={act} {...look} />;
  return (
    <Menu.RadioItem
      value={label}
      checked={isChosen}
      checkIcon={<Icon of={IconCheck} />}
      closeMenuOnClick
      onClick={act}
    >
      {label}
    </Menu.RadioItem>
  );
}
