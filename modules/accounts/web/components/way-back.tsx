import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from './way-back.module.css';

/** Above the name of a user: where the list is. */
export function WayBack({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <Link to={to} className={classes.way}>
      <Icon of={IconArrowLeft} size={14} />
      {t('accounts:menu.users')}
    </Link>
  );
}
