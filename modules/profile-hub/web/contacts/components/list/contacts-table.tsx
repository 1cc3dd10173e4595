import { useTranslation } from 'react-i18next';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { contactListing } from '../../data/contact-listing.ts';
import type { ContactsPart } from '../../data/contacts-part.ts';
import { useContactChoices } from '../../data/use-contact-choices.ts';
import { ContactCard } from './contact-card.tsx';
import { NoContacts } from './no-contacts.tsx';
import { useContactBulk } from './use-contact-bulk.tsx';
import { useContactColumns } from './use-contact-columns.tsx';

/** The contacts of a brand or of one of its segments, and what can be done with several of them [PH-02]. */
export function ContactsTable({ client, part }: { client: CurrentClient; part?: ContactsPart }) {
  const { t } = useTranslation();
  const { total, criteria, fields } = useContactChoices(client.brandId);
  const bulk = useContactBulk(part);
  return (
    <>
      <RecordList
        listing={contactListing}
        scope={part ? { ...client, segment: part.segment } : client}
        {...(part && { part: { to: part.to, label: part.label, whole: client }, note: part.note })}
        label={t('profile-hub:menu.contacts')}
        search={t('profile-hub:contact.search')}
        viewNames={{ all: t('profile-hub:contact.all') }}
        viewCounts={{ all: part ? part.count : total }}
        fields={fields}
        columns={useContactColumns(criteria)}
        firstUse={part ? part.empty : <NoContacts clientId={client.id} />}
        card={(contact, way) => (
          <ContactCard contact={contact} ofCriteria={criteria.length} {...way} />
        )}
        bulkActions={() => bulk.actions}
      />
      {bulk.dialog}
    </>
  );
}
