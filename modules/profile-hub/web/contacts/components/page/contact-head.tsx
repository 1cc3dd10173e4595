import { useTranslation } from 'react-i18next';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import type { Profile } from '#modules/profile-hub/contract/profiles.ts';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { FactLine } from '#platform/web/layout/fact-line.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { contactListing } from '../../data/contact-listing.ts';
import { formatContactName } from '../../data/format-contact-name.ts';
import { useContactActions } from './use-contact-actions.tsx';

/** Name, creation date and completeness of the contact, with its actions. */
export function ContactHead({
  client,
  contact,
  criteria,
  isWaiting,
  onEdit,
}: {
  client: CurrentClient;
  contact: Profile;
  criteria: readonly Criterion[];
  isWaiting: boolean;
  onEdit: () => void;
}) {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const { nameOf } = useCountryNames();
  const { city, country } = contact.criterias;
  const name = formatContactName(contact);
  useDocumentTitle(name);
  const place = [city, typeof country === 'string' && nameOf(country)].filter(Boolean).join(', ');
  const { actions, dialog } = useContactActions({
    clientId: client.id,
    contactId: contact.id,
    isWaiting,
    onEdit,
  });
  return (
    <>
      <PageHead
        path={
          <RecordPath
            listing={contactListing}
            scope={client}
            id={contact.id}
            to={clientAddress(client.id, 'profilehub/contacts')}
            label={t('profile-hub:menu.contacts')}
          />
        }
        title={name}
        about={
          <FactLine
            facts={[
              place,
              t('profile-hub:contact.knownSince', { date: date(contact.knownSince) }),
              t('profile-hub:contact.knownOf', {
                known: number(contact.known),
                of: number(criteria.length),
              }),
            ]}
          />
        }
        actions={actions}
      />
      {dialog}
    </>
  );
}
