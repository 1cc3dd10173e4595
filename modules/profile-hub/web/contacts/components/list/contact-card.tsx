import type { ContactRow } from '#modules/profile-hub/contract/search-profiles.ts';
import type { CardWay } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { nameOfContact } from '../../data/name-of-contact.ts';
import { useOptinWords } from '../../data/use-optin-words.ts';
import { KnownBar } from './known-bar.tsx';
import { LastActivity } from './last-activity.tsx';

/** A contact on a phone: who, how to reach it, how much is known. */
export function ContactCard({
  contact,
  ofCriteria,
  ...way
}: CardWay & { contact: ContactRow; ofCriteria: number }) {
  const optinOf = useOptinWords();
  const { email, phone, city, country } = contact.criterias;
  return (
    <PhoneCard
      {...way}
      name={nameOfContact(contact)}
      figure={<KnownBar known={contact.known} of={ofCriteria} />}
      text={String(email ?? phone ?? '')}
      facts={[[city, country].filter(Boolean).join(' '), optinOf(contact)]}
      date={<LastActivity contact={contact} />}
    />
  );
}
