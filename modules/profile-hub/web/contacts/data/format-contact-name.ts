import type { Contact } from '#modules/profile-hub/contract/contact.ts';

/** Display name of a contact: the name, else email or phone. */
export function formatContactName({ criterias, id }: Pick<Contact, 'criterias' | 'id'>): string {
  const { firstname, lastname, email, phone } = criterias;
  const name = [firstname, lastname].filter((part) => typeof part === 'string' && part !== '');
  return name.join(' ') || [email, phone].find((one) => typeof one === 'string') || id;
}
