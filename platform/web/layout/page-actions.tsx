import { Button } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { DropMenu } from './drop-menu.tsx';
import type { DropMenuRow } from './drop-menu-list.tsx';
import classes from './page-action-button.module.css';

/** An action of a whole screen; the page head decides where to show it. */
export type PageAction = {
  id: string;
  label: string;
  icon: TablerIcon;
  /** The main action of the screen: filled, and visible on a phone. */
  isPrimary?: boolean;
  /** Second to the main action, which is on the bar below: outlined also where optional actions are not. */
  isOutlined?: boolean;
  /** Rarely used: in the overflow menu at every width. */
  isRare?: boolean;
  /** Destructive: in the overflow menu at every width, last and red. */
  danger?: boolean;
  isBusy?: boolean;
  /** Why the action is currently not possible; shown in the overflow menu. */
  refusal?: ReactNode;
} & (
  | { run: () => void }
  | { to: string }
  /** Another site, opened in a new tab. */
  | { href: string }
  /** Opens a menu. */
  | { rows: () => readonly DropMenuRow[] }
);

/** A filled button is the main action, another one is optional. On a phone only the icon is shown. */
export function PageActionButton({
  action,
  isIcon = false,
  isQuiet = false,
}: {
  action: PageAction;
  isIcon?: boolean;
  /** An optional action has no outline. */
  isQuiet?: boolean;
}) {
  const { label, icon, isPrimary = false, isOutlined = false, isBusy = false } = action;
  const look = {
    variant: isPrimary ? 'filled' : isQuiet && !isOutlined ? 'subtle' : 'default',
    ...(isIcon
      ? {
          className: classes.icon,
          'aria-label': label,
          children: <Icon of={icon} size={20} />,
        }
      : { leftSection: <Icon of={icon} />, children: label }),
  } as const;
  if ('to' in action) return <Button component={Link} to={action.to} {...look} />;
  if ('href' in action)
    return <Button component="a" href={action.href} target="_blank" rel="noreferrer" {...look} />;
  if ('rows' in action)
    return (
      <DropMenu
        position="bottom-end"
        rows={action.rows}
        button={(props) => <Button {...props} {...look} />}
      />
    );
  return <ActionButton isBusy={isBusy} onClick={action.run} {...look} />;
}

/** All actions with their labels, for the first steps on an empty screen. */
export function PageActionButtons({ actions }: { actions: readonly PageAction[] }) {
  return actions.map((action) => <PageActionButton key={action.id} action={action} />);
}
