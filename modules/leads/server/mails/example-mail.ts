import type { FormMail } from '#modules/leads/contract/forms/form-mails.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { type FormMailInput, NOTHING_MORE } from './form-mail-input.ts';
import { formatDay, formatDistance } from './format-for-mail.ts';

const AN_ADDRESS = 'https://comptoir.example/protected/lead/example';

/** Sample data, for a form without requests and for the list of all mails. */
export function exampleMail(
  mail: FormMail,
  locale: Locale,
  { distanceUnit = 'km' as 'km' | 'mi', days = 7 } = {},
): FormMailInput {
  const shop = 'Haushaltswaren Lindenmüller';
  const product = 'Cocotte ronde, 26 cm';
  const answerBy = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const distance = formatDistance(1.4, distanceUnit, locale);
  const isToShop = mail === 'newLead' || mail === 'newLeadCopy';
  return {
    ...NOTHING_MORE,
    texts: null,
    values: {
      firstname: 'Friederike',
      product,
      shop,
      distance,
      answer_by: formatDay(answerBy, { locale, timeZone: 'UTC' }),
      days: String(days),
    },
    lexicon: 'request',
    place: isToShop ? `Freiburg · ${distance}` : '',
    message: '',
    facts: [],
    links: { open: AN_ADDRESS, reject: mail === 'newLead' || mail === 'outcome' ? AN_ADDRESS : '' },
    sender: { name: 'Maison Aubrac', logo: null, address: '12210 Laguiole, France' },
    isTest: false,
  };
}
