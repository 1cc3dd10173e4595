import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { MenuCount } from './menu-count.tsx';
import classes from './menu-drawer.module.css';
import type { MenuGroup } from './menu-group.ts';
import { ModuleLink, type ModuleNavigationItem } from './module-link.tsx';

/** A module in the drawer: it unfolds into its screens, or leaves for where it opens. */
export function DrawerModule({
  word,
  groups,
  isCurrent,
  currentItem,
  onLeave,
}: {
  word: ModuleNavigationItem;
  groups: readonly MenuGroup[];
  isCurrent: boolean;
  currentItem: string | undefined;
  onLeave: () => void;
}) {
  const [isUnfolded, setUnfolded] = useState(isCurrent);
  if (word.isOutside || word.isUnset)
    return (
      <ModuleLink word={word} isCurrent={isCurrent} className={classes.module} onClick={onLeave}>
        {word.name}
        <Icon of={IconChevronRight} />
      </ModuleLink>
    );
  return (
    <>
      <button
        type="button"
        className={classes.module}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {word.name}
        <Icon of={isUnfolded ? IconChevronDown : IconChevronRight} />
      </button>
      {isUnfolded && (
        <div className={classes.items}>
          {groups.map((group) => (
            <section key={group.label} aria-label={group.label}>
              {groups.length > 1 && <h3 className={classes.group}>{group.label}</h3>}
              {group.items.map((item) => (
                <Link
                  key={item.key}
                  to={item.address}
                  className={classes.item}
                  activeOptions={{ exact: true }}
                  aria-current={item.key === currentItem ? 'page' : undefined}
                  onClick={onLeave}
                >
                  <Icon of={item.icon} size={20} />
                  {item.label}
                  {item.Count && <MenuCount of={item.Count} />}
                </Link>
              ))}
            </section>
          ))}
        </div>
      )}
    </>
  );
}
