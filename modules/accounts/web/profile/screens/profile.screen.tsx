import { useTranslation } from 'react-i18next';
import { getMyselfCall } from '#modules/accounts/contract/get-myself.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { ProfileTabs } from '../components/profile-tabs.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(callQueryOptions(getMyselfCall, { query: { clientId: client.id } }));
};

/** The own profile: names and language, password and sessions. */
export default function ProfileScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const myself = useCall(getMyselfCall, { query: { clientId: client.id } });
  return (
    <>
      <PageHead
        title={t('accounts:title.profile')}
        subtitle={myself.data && `${myself.data.firstName} ${myself.data.lastName}`}
      />
      <QueryBoundary query={myself}>
        {(user) => <ProfileTabs key={user.id} user={user} />}
      </QueryBoundary>
    </>
  );
}
