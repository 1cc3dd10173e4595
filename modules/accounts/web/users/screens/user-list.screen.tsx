import { useTranslation } from 'react-i18next';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useNewUser } from '../components/use-new-user.ts';
import { UsersTable } from '../components/users-table.tsx';

/** The users of the client [USR-01]. */
export default function UserListScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <>
      <PageHead title={t('accounts:menu.users')} actions={[useNewUser(client.id)]} />
      <UsersTable key={client.id} clientId={client.id} />
    </>
  );
}
