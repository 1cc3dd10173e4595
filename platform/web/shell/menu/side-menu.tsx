import { Link } from '@tanstack/react-router';
import { Icon } from '#platform/web/display/icon.tsx';
import { MenuCount } from './menu-count.tsx';
import type { MenuGroup } from './menu-group.ts';
import classes from './side-menu.module.css';

/** The screens of the module that is open; between 1024 and 1279 px only their icons, with tooltips. */
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
            // One line is lit: an address above that of another line is not this page.
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
