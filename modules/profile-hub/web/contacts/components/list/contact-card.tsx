import type { ContactRow } from '#modules/profile-hub/contract/search-profiles.ts';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { formatContactName } from '../../data/format-contact-name.ts';
import { useOptinText } from '../../data/use-optin-text.ts';
import { CompletenessBar } from './completeness-bar.tsx';
import { LastActivity } from './last-activity.tsx';

/** Contact card for phones: name, address data and completeness. */
export function ContactCard({
  contact,
  ofCriteria,
  ...way
}: CardNavigation & { contact: ContactRow; ofCriteria: number }) {
  const optinOf = useOptinText();
  const { email, phone, city, country } = contact.criterias;
  return (
    <PhoneCard
      {...way}
      name={formatContactName(contact)}
      figure={<CompletenessBar known={contact.known} of={ofCriteria} />}
      text={String(email ?? phone ?? '')}
      facts={[[city, country].filter(Boolean).join(' '), optinOf(contact)]}
      date={<LastActivity contact={contact} />}
    />
  );
}
