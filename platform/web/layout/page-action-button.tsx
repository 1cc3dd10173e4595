import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { DropMenu } from './drop-menu.tsx';
import type { PageAction } from './page-action.ts';
import classes from './page-action-button.module.css';

/** A filled button is the main action, an outlined one is optional. On a phone only the icon is shown. */
export function PageActionButton({
  action,
  isIcon = false,
}: {
  action: PageAction;
  isIcon?: boolean;
}) {
  const { label, icon, isPrimary = false, isBusy = false } = action;
  const look = {
    variant: isPrimary ? 'filled' : 'default',
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
