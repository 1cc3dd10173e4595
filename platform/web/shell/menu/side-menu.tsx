import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ComponentType, use } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { CurrentClientContext } from '#platform/web/module/current-client.ts';
import menuCountStyles from './menu-count.module.css';
import type { MenuGroup } from './menu-group.ts';
import classes from './side-menu.module.css';

/** Screens of the current module; between 1024 and 1279 px only icons with tooltips. */
export function SideMenu({
  label,
  groups,
  current,
}: {
  label: string;
  groups: readonly MenuGroup[];
  current: string | undefined;
}) {
  return (
    <nav className={classes.menu} aria-label={label}>
      {groups.map((group) => [
        <h2 key={group.label} className={classes.group}>
          {group.label}
        </h2>,
        ...group.items.map((item) => (
          <Link
            key={item.key}
            to={item.address}
            className={classes.item}
            // Exact match, so that only one entry is highlighted.
            activeOptions={{ exact: true }}
            aria-current={item.key === current ? 'page' : undefined}
          >
            <Icon of={item.icon} />
            <span className={classes.word}>{item.label}</span>
            {item.Count && <MenuCount of={item.Count} />}
          </Link>
        )),
      ])}
    </nav>
  );
}

/** The count of a menu entry; none outside of a client. */
export function MenuCount({ of: Count }: { of: ComponentType }) {
  return use(CurrentClientContext) && <Count />;
}

/** A number at the end of a menu line, beside the icon where only icons are shown; zero is not drawn. */
export function CountMark({
  count,
  label,
}: {
  count: number;
  /** What is counted, for screen readers: "92 reviews to answer". */
  label: string;
}) {
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <span className={menuCountStyles.count}>
      <span aria-hidden="true">{number(count)}</span>
      <VisuallyHidden component="span">{label}</VisuallyHidden>
    </span>
  );
}
