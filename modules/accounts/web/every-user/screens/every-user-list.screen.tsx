import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useSession } from '../../data/session-query.ts';
import { EveryUserTable } from '../components/every-user-table.tsx';

const InviteSuperAdminDialog = onDemand(
  () => import('../components/invite-super-admin-dialog.tsx'),
);

/** The users of all clients, for super admins [SUP-04]. */
export default function EveryUserListScreen() {
  const { t } = useTranslation();
  const session = useSession();
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <PageHead
        title={t('accounts:menu.users')}
        subtitle={t('accounts:every.subtitle')}
        actions={[
          {
            id: 'invite',
            label: t('accounts:superAdmin.invite'),
            icon: IconPlus,
            isPrimary: true,
            run: () => setInviting(true),
          },
        ]}
      />
      <EveryUserTable />
      {isInviting && session && (
        <InviteSuperAdminDialog locale={session.user.locale} onClose={() => setInviting(false)} />
      )}
    </>
  );
}
