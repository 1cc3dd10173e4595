import type { FormSettings } from '#modules/leads/contract/forms/form-settings.ts';
import type { LinkedLead } from '#modules/leads/contract/links/linked-lead.ts';
import type { LeadRowKept } from '../leads/lead-row.ts';

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
 * How much of the consumer a link shows [LEAD-11]: first name and place to who is asked, all of it to who has accepted, and
 * from then on to who reads along; nothing to whom another was quicker, and to the consumer nothing that they know themselves:
 * a mail may be passed on.
 */
export function consumerShown(
  lead: LeadRowKept,
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
