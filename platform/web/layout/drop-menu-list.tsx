import { Menu } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Kbd } from '#platform/web/display/kbd.tsx';
import classes from './drop-menu-list.module.css';
import { StandingTarget } from './standing-target.tsx';
import type { Drop } from './use-drop.ts';
import { useOpenedAfterArrival } from './use-opened-after-arrival.ts';

export type DropMenuRow = {
  id: string;
  label: string;
  icon?: ReactNode;
  shortcut?: string | undefined;
  danger?: boolean | undefined;
  /** Draws a line above it. */
  startsGroup?: boolean | undefined;
} & (
  | { run: () => void; href?: never }
  /** A link, which opens beside. */
  | { href: string; run?: never }
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
  position: 'bottom-end' | 'top-end';
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
        <StandingTarget button={drop.button} />
      </Menu.Target>
      <Menu.Dropdown>
        {rows().map((row) => (
          <Fragment key={row.id}>
            {row.startsGroup && <Menu.Divider />}
            <Menu.Item
              leftSection={row.icon}
              rightSection={
                row.shortcut && (
                  <span aria-hidden="true">
                    <Kbd>{row.shortcut}</Kbd>
                  </span>
                )
              }
              aria-keyshortcuts={row.shortcut}
              data-danger={row.danger || undefined}
              {...(row.href === undefined
                ? { onClick: row.run }
                : { component: 'a', href: row.href, target: '_blank', rel: 'noreferrer' })}
            >
              {row.label}
            </Menu.Item>
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
