import { useTranslation } from 'react-i18next';
import { getContactChoicesCall } from '#modules/profile-hub/contract/profiles.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { ContactsTable, useListActions } from '../components/list/contacts-table.tsx';

export const preload: ScreenPreload = ({ queries, client: { brandId } }) => {
  void queries.prefetchQuery(callQueryOptions(getContactChoicesCall, { query: { brandId } }));
};

/** All contacts of the brand [PH-02]. */
export default function ContactListScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <>
      <PageHead title={t('profile-hub:menu.contacts')} actions={useListActions(client.id)} />
      <ContactsTable key={client.id} client={client} />
    </>
  );
}
