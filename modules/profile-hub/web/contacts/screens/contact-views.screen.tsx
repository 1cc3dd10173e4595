import { useTranslation } from 'react-i18next';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useSavedViews } from '#platform/web/list/views/use-saved-views.ts';
import { BackLink } from '#platform/web/module/back-link.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { ContactViews } from '../components/contact-views.tsx';
import { contactListing } from '../data/contact-listing.ts';

/** The saved views of the contacts: columns, sort and filter under a name [PH-04]. */
export default function ContactViewsScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const list = clientAddress(client.id, 'profilehub/contacts');
  const saved = useSavedViews(contactListing.name);
  return (
    <>
      <PageHead
        path={<BackLink to={list}>{t('profile-hub:menu.contacts')}</BackLink>}
        title={t('profile-hub:title.views')}
      />
      {saved.views.length > 0 ? (
        <ContactViews list={list} saved={saved} />
      ) : (
        <EmptyState title={t('profile-hub:contact.noViewsTitle')}>
          {t('profile-hub:contact.noViewsText')}
        </EmptyState>
      )}
    </>
  );
}
