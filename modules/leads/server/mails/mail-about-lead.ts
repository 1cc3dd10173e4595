import { formatOpeningHours } from '#modules/directory/contract/locations/opening-hours.ts';
import type { Form } from '#modules/forms/contract/form.ts';
import { FORM_MAILS, type FormMail } from '#modules/forms/contract/form-notifications.ts';
import { daysAfter } from '#modules/leads/contract/leads/lead-machine.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { safeName } from '#platform/server/mail/safe-name.ts';
import { wholeFigures } from '#platform/server/texts/format-distance.ts';
import type { Context } from '../tables.ts';
import { describeLead } from './describe-lead.ts';
import { textsWithoutProduct } from './form-mail.ts';
import { type FormMailInput, mailTexts, NOTHING_MORE } from './form-mail-input.ts';
import { formatAnswers, shortMessage } from './format-answers.ts';
import { formatDay } from './format-for-mail.ts';
import type { LeadMailData } from './lead-for-mail.ts';
import type { LeadLinks } from './link-to-lead.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface AboutLead {
  form: Form;
  lead: LeadMailData;
  mail: FormMail;
  locale: Locale;
  links: LeadLinks;
  /** What changed since the last mail of this kind. */
  notice?: string;
  at?: Date;
}

const TO_SHOP: readonly FormMail[] = ['newLead', 'newLeadCopy'];
export const WITH_MESSAGE: readonly FormMail[] = ['newLead', 'newLeadCopy', 'followUp'];
/** Mails whose recipient acts through a link. */
const WITH_LINK: readonly FormMail[] = ['newLead', 'newLeadCopy', 'outcome', 'taken'];
const WITH_SHOP: readonly FormMail[] = ['confirmation', 'answered'];

/**
 * One mail about one lead in the reader's language; of the consumer it names only first name and town [LEAD-11]. A
 * consumer's address is unverified, so mails to it contain only brand texts, brand data and a sanitized name.
 */
export async function mailAboutLead(
  { db, app }: Context,
  { form, lead, mail, locale, links, notice = '', at = new Date() }: AboutLead,
): Promise<FormMailInput> {
  const t = app.texts.translator(locale);
  const description = await describeLead({ db, app }, { form, lead, locale });
  const { brand, shop, timeZone, products, distance } = description;
  const brandName = brand?.name ?? '';
  const { idleDaysNew, linkDays, lexicon } = form.settings;
  const closesAt = lead.closes_at ?? daysAfter(lead.created_at, idleDaysNew);
  const answerBy = formatDay(closesAt, { locale, timeZone });
  const isToShop = TO_SHOP.includes(mail);
  const isUnproven = FORM_MAILS[mail].to === 'consumer';
  return {
    ...NOTHING_MORE,
    texts: (isUnproven ? description.isProductListed : description.isProductNamed)
      ? mailTexts(form.translations, mail, locale)
      : textsWithoutProduct(mail, mailTexts(form.translations, mail, locale), t),
    values: {
      firstname: isUnproven
        ? safeName(lead.firstname)
        : lead.firstname || t('leads:notify.somebody'),
      product: isUnproven ? description.knownProduct : description.product,
      shop: (mail === 'taken' && takerName(lead)) || (shop?.name ?? brandName),
      distance,
      answer_by: answerBy,
      days: String(Math.max(1, Math.ceil((closesAt.getTime() - at.getTime()) / DAY_MS))),
    },
    lexicon,
    eyebrow: mail === 'newLead' ? t('leads:clock.answerBy', { day: answerBy }) : '',
    notice,
    place: isToShop
      ? [
          description.town,
          distance && shop && t('leads:notify.distanceFrom', { distance, shop: shop.name }),
          description.price,
        ]
          .filter(Boolean)
          .join(' · ')
      : '',
    message: WITH_MESSAGE.includes(mail) ? shortMessage(lead.fields_values) : '',
    facts: [
      ...products.map(({ name, sku }) => ({
        name: t('leads:notify.product'),
        value: `${wholeFigures(name)}\n${sku}`,
      })),
      ...(isToShop ? formatAnswers(form, lead.fields_values, locale) : []),
      ...(mail === 'newLead' && !form.settings.contactShownBefore
        ? [{ name: t('leads:notify.reach'), value: t('leads:notify.onceAccepted') }]
        : []),
      ...(shop && WITH_SHOP.includes(mail)
        ? [{ name: t('leads:notify.shop'), value: addressOf(shop) }]
        : []),
      ...(shop?.openingHours && mail === 'answered'
        ? [
            {
              name: t('leads:clock.openingHours'),
              value: formatOpeningHours(shop.openingHours, locale),
            },
          ]
        : []),
    ],
    links,
    shop: isToShop && shop ? shop.name : '',
    others: mail === 'newLead' ? Math.max(0, lead.subscribers.length - 1) : 0,
    linkUntil: WITH_LINK.includes(mail)
      ? formatDay(daysAfter(at, linkDays), { locale, timeZone })
      : '',
    sender: { name: brandName, logo: formMailLogo(form), address: formMailAddress(form) },
    isTest: false,
  };
}

/** The new owner's name: a store known by address, or the user if the lead has no store. */
function takerName({ owner, location_id }: LeadMailData): string {
  return owner && (owner.userId === null || location_id === null) ? owner.name : '';
}

export function formMailLogo({ clientId, notifications }: Form): FormMailInput['sender']['logo'] {
  const { logo } = notifications.layout;
  return logo ? { clientId, fileId: logo } : null;
}

export function formMailAddress({ notifications }: Form): string {
  return notifications.layout.address ?? '';
}

function addressOf(shop: {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string;
}): string {
  const town = `${shop.postalCode} ${shop.city}`.trim();
  return [shop.name, shop.street, town, shop.phone].filter(Boolean).join('\n');
}
