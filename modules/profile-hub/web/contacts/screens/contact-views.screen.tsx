import { IconTrash } from '@tabler/icons-react';
import { Icon } from '#platform/web/display/icon.tsx';
import { Tag } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
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
import { ShortTable } from '#platform/web/table/short-table.tsx';
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
  const { date } = useFormat();
  return (
    <div className={classes.views}>
      <ShortTable
        label={t('profile-hub:title.views')}
        nameHeader={t('platform:savedViews.name')}
        rows={saved.views}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={(view) => `${list}${formatViewSearch(view)}`}
        columns={[
          {
            id: 'shared',
            header: t('profile-hub:contact.viewSharing'),
            cell: ({ shared }) => shared && <Tag>{t('profile-hub:contact.sharedView')}</Tag>,
            fact: ({ shared }) => shared && t('profile-hub:contact.sharedView'),
          },
          {
            id: 'changed',
            header: t('profile-hub:contact.viewChanged'),
            align: 'end',
            cell: ({ updatedAt }) => date(updatedAt),
            fact: ({ updatedAt }) => date(updatedAt),
          },
        ]}
        rowActions={({ mayChange }) =>
          mayChange
            ? [
                {
                  id: 'delete',
                  label: t('platform:savedViews.remove'),
                  icon: <Icon of={IconTrash} />,
                  danger: true,
                  run: (view) => void saved.remove(view),
                },
              ]
            : []
        }
      />
    </div>
  );
}
