import { useTranslation } from 'react-i18next';
import type { EveryUser } from '#modules/accounts/contract/super-admin-users.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { capital } from '../../components/capital.ts';
import classes from '../../components/users.module.css';

/** "Super admin", or the clients of a user with the role at the first of them. */
export function ClientsSummary({ user }: { user: Pick<EveryUser, 'clients' | 'superAdmin'> }) {
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
