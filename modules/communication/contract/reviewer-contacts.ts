import { definePort } from '#platform/contract/port.ts';
import type { Role } from '#platform/contract/role.ts';

/** The ids of contacts by their e-mail in lower case, for reviews whose source gives one. The module with contacts answers. */
export const contactsOfReviewers = definePort<
  { clientId: string; emails: readonly string[] },
  ReadonlyMap<string, string>
>('communication.contacts-of-reviewers');

/** The contact who wrote a review; undefined where nobody is known and for a reader who may not see contacts. */
export const contactOfReview = definePort<
  {
    clientId: string;
    contactId: string | null;
    email: string | null;
    reader: { role: Role; menus: ReadonlySet<string> };
  },
  { id: string; name: string } | undefined
>('communication.contact-of-review');
