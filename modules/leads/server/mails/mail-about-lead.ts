import { openingHoursInWords } from '#modules/directory/contract/locations/opening-hours-in-words.ts';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import { FORM_MAILS, type FormMail } from '#modules/leads/contract/forms/form-mails.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { safeName } from '#platform/server/mail/safe-name.ts';
import { daysAfter } from '../leads/days-after.ts';
import { answersInWords, messageOf } from './answers-in-words.ts';
import { textsWithoutProduct } from './form-mail.ts';
import { type FormMailInput, NOTHING_MORE } from './form-mail-input.ts';
import { dayInWords, wholeFigures } from './format-for-mail.ts';
import type { LeadLinks } from './link-to-lead.ts';
import { mailTexts } from './mail-locale.ts';
import type { ToldLead } from './told-lead.ts';
import { wordsOfLead } from './words-of-lead.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface AboutLead {
  form: Form;
  lead: ToldLead;
  mail: FormMail;
  locale: Locale;
  links: LeadLinks;
  /** What has changed since the last mail of the kind. */
  notice?: string;
  at?: Date;
}

const TO_SHOP: readonly FormMail[] = ['newLead', 'newLeadCopy'];
export const WITH_MESSAGE: readonly FormMail[] = ['newLead', 'newLeadCopy', 'followUp'];
/** Whoever gets one acts by its link. */
const WITH_LINK: readonly FormMail[] = ['newLead', 'newLeadCopy', 'outcome', 'taken'];
const WITH_SHOP: readonly FormMail[] = ['confirmation', 'answered'];

/**
 * One mail about one lead in the reader's language; who asked is not told beyond the first name and the town [LEAD-11].
 * A consumer's address is unproven: a stranger may have typed it. Mails to it hold the brand's own texts and records, and of
 * what was typed only a name that is safe.
 */
export async function mailAboutLead(
  { db, app }: { db: Db; app: App },
  { form, lead, mail, locale, links, notice = '', at = new Date() }: AboutLead,
): Promise<FormMailInput> {
  const t = app.texts.translator(locale);
  const words = await wordsOfLead({ db, app }, { form, lead, locale });
  const { brand, shop, timeZone, products, distance } = words;
  const brandName = brand?.name ?? '';
  const { idleDaysNew, linkDays, lexicon } = form.settings;
  const closesAt = lead.closes_at ?? daysAfter(lead.created_at, idleDaysNew);
  const answerBy = dayInWords(closesAt, { locale, timeZone });
  const isToShop = TO_SHOP.includes(mail);
  const isUnproven = FORM_MAILS[mail].to === 'consumer';
  return {
    ...NOTHING_MORE,
    texts: (isUnproven ? words.isProductListed : words.isProductNamed)
      ? mailTexts(form.translations, mail, locale)
      : textsWithoutProduct(mail, mailTexts(form.translations, mail, locale), t),
    values: {
      firstname: isUnproven
        ? safeName(lead.firstname)
        : lead.firstname || t('leads:notify.somebody'),
      product: isUnproven ? words.knownProduct : words.product,
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
          words.town,
          distance && shop && t('leads:notify.distanceFrom', { distance, shop: shop.name }),
          words.price,
        ]
          .filter(Boolean)
          .join(' · ')
      : '',
    message: WITH_MESSAGE.includes(mail) ? messageOf(lead.fields_values) : '',
    facts: [
      ...products.map(({ name, sku }) => ({
        name: t('leads:notify.product'),
        value: `${wholeFigures(name)}\n${sku}`,
      })),
      ...(isToShop ? answersInWords(form, lead.fields_values, locale) : []),
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
              value: openingHoursInWords(shop.openingHours, locale),
            },
          ]
        : []),
    ],
    links,
    shop: isToShop && shop ? shop.name : '',
    others: mail === 'newLead' ? Math.max(0, lead.subscribers.length - 1) : 0,
    linkUntil: WITH_LINK.includes(mail)
      ? dayInWords(daysAfter(at, linkDays), { locale, timeZone })
      : '',
    sender: { name: brandName, logo: logoOfForm(form), address: addressOfForm(form) },
    isTest: false,
  };
}

/** Who answers instead: a store that is known by address, else the user who has it where the lead has no store. */
function takerName({ owner, location_id }: ToldLead): string {
  return owner && (owner.userId === null || location_id === null) ? owner.name : '';
}

export function logoOfForm({ clientId, notifications }: Form): FormMailInput['sender']['logo'] {
  const { logo } = notifications.layout;
  return logo ? { clientId, fileId: logo } : null;
}

export function addressOfForm({ notifications }: Form): string {
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
