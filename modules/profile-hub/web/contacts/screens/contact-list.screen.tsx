import { seeContactFigures } from '#modules/profile-hub/contract/permissions.ts';
import { getContactChoicesCall } from '#modules/profile-hub/contract/profiles.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { ModuleDecisions } from '#platform/web/decisions/decisions.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { ContactsTable, useListActions } from '../components/list/contacts-table.tsx';

export const preload: ScreenPreload = ({ queries, client: { brandId } }) => {
  void queries.prefetchQuery(callQueryOptions(getContactChoicesCall, { query: { brandId } }));
};

/** All contacts of the brand [PH-02]. */
export default function ContactListScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  // Without the dashboard, this is the first screen of the module.
  const hasDashboard = useAbility(seeContactFigures);
  return (
    <>
      <PageHead
        title={t('profile-hub:menu.contacts')}
        decisions={
          !hasDashboard && (
            <ModuleDecisions module="profile-hub" calm={t('profile-hub:decision.none')} />
          )
        }
        actions={useListActions(client.id)}
      />
      <ContactsTable key={client.id} client={client} />
    </>
  );
}
