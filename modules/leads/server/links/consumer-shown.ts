import type { FormSettings } from '#modules/leads/contract/forms/form-settings.ts';
import type { LinkedLead } from '#modules/leads/contract/links/linked-lead.ts';
import type { StoredLead } from '../leads/lead-row.ts';

const NOBODY: LinkedLead['consumer'] = {
  firstname: null,
  lastname: null,
  city: null,
  email: null,
  phone: null,
  address: null,
  zip: null,
  country: null,
};

/**
 * Consumer data shown by a link [LEAD-11]: all of it to the owner, and to observers once there is an owner; nothing to
 * recipients that came too late. Others, including the consumer, see first name, city and country only, because mails
 * can be forwarded.
 */
export function consumerShown(
  lead: StoredLead,
  {
    standing,
    settings,
  }: {
    standing: LinkedLead['standing'];
    settings: Pick<FormSettings, 'contactShownBefore'>;
  },
): Pick<LinkedLead, 'consumer' | 'contactShown'> {
  if (standing === 'taken') return { consumer: NOBODY, contactShown: false };
  const contactShown =
    standing === 'own' ||
    (standing === 'asked' && lead.status === 'new' && settings.contactShownBefore) ||
    (standing === 'reads' && lead.owner !== null);
  const { firstname, lastname, city, email, phone, address, zip } = lead;
  const country = lead.identity_country;
  if (contactShown)
    return {
      contactShown,
      consumer: { firstname, lastname, city, email, phone, address, zip, country },
    };
  return { contactShown, consumer: { ...NOBODY, firstname, city, country } };
}
