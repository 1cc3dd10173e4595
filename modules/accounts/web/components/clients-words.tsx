import { useTranslation } from 'react-i18next';
import { ROLE_NAMES } from '#platform/web/shell/role-name.ts';
import type { EveryUser } from '../data/every-user.ts';
import { capital } from './capital.ts';
import classes from './users.module.css';

/** "Super admin", or the clients of a user with the role at the first of them. */
export function ClientsWords({ user }: { user: Pick<EveryUser, 'clients' | 'superAdmin'> }) {
  const { t } = useTranslation();
  const { clients, superAdmin } = user;
  const [first, ...others] = clients;
  if (superAdmin) return capital(t(ROLE_NAMES.super_admin));
  if (!first) return <span className={classes.quiet}>{t('accounts:every.noClient')}</span>;
  const words = t('accounts:every.clientAndRole', {
    client: first.name,
    role: t(ROLE_NAMES[first.role]),
  });
  return (
    <>
      {words}
      {others.length > 0 && (
        <span className={classes.quiet}>
          {' '}
          {t('accounts:every.others', { count: others.length })}
        </span>
      )}
    </>
  );
}
