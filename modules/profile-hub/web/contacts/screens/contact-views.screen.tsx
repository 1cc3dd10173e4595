import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Icon } from '#platform/web/display/icon.tsx';
import { Tag } from '#platform/web/display/states/state.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import {
  formatViewSearch,
  type SavedViews,
  useSavedViews,
} from '#platform/web/list/views/use-saved-views.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import classes from '../components/contact-views.module.css';
import { contactListing } from '../data/contact-listing.ts';

/** Saved views of contacts: columns, sort and filter under a name [PH-04]. */
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

/** Every view that the user sees, to open or delete. */
function ContactViews({ list, saved }: { list: string; saved: SavedViews }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.views}>
      {saved.views.map((view) => (
        <li key={view.id} className={classes.view}>
          <Link className={classes.name} to={`${list}${formatViewSearch(view)}`}>
            {view.name}
          </Link>
          {view.shared && <Tag>{t('profile-hub:contact.sharedView')}</Tag>}
          {view.mayChange && (
            <ActionIcon
              className={classes.act}
              aria-label={t('profile-hub:contact.deleteView', { name: view.name })}
              onClick={() => void saved.remove(view)}
            >
              <Icon of={IconTrash} />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}
