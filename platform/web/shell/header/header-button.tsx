import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from './header-button.module.css';

/** An icon button in the header; it has no visible text, so it always has a label. */
export function HeaderButton({
  icon,
  label,
  badge,
  ...rest
}: {
  icon: TablerIcon;
  label: string;
  badge?: string | undefined;
} & Omit<ComponentPropsWithRef<'button'>, 'children' | 'className'>) {
  return (
    <button type="button" {...rest} className={classes.icon} aria-label={label}>
      <Icon of={icon} size={18} />
      {badge !== undefined && (
        <span className={classes.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
