import type { Contact } from '#modules/profile-hub/contract/contact.ts';

/** What a contact is called: the name, else what it is reached by. */
export function nameOfContact({ criterias, id }: Pick<Contact, 'criterias' | 'id'>): string {
  const { firstname, lastname, email, phone } = criterias;
  const name = [firstname, lastname].filter((part) => typeof part === 'string' && part !== '');
  return name.join(' ') || [email, phone].find((one) => typeof one === 'string') || id;
}
