import { definePort } from '#platform/contract/port.ts';
import type { Role } from '#platform/contract/role.ts';

/**
 * Maps emails in lower case to contact ids, for reviews whose source provides an email. The contacts module implements
 * it.
 */
export const findReviewerContacts = definePort<
  { clientId: string; emails: readonly string[] },
  ReadonlyMap<string, string>
>('communication.contacts-of-reviewers');

/** The contact who wrote a review. Undefined if the contact is unknown or the reader may not see contacts. */
export const findReviewContact = definePort<
  {
    clientId: string;
    contactId: string | null;
    email: string | null;
    reader: { role: Role; menus: ReadonlySet<string> };
  },
  { id: string; name: string } | undefined
>('communication.contact-of-review');
