import { findBrand } from '#modules/directory/contract/clients/brand.ts';
import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import { nameIn } from '#modules/directory/contract/name-in.ts';
import { productNames } from '#modules/directory/contract/products/product-names.ts';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import type { FormMail } from '#modules/leads/contract/forms/form-mails.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { answersInWords, messageOf } from './answers-in-words.ts';
import type { FormMailInput } from './form-mail-input.ts';
import type { LeadLinks } from './link-to-lead.ts';
import { mailTexts } from './mail-locale.ts';
import { dayInWords, distanceInWords } from './mail-words.ts';
import type { ToldLead } from './told-lead.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface AboutLead {
  form: Form;
  lead: ToldLead;
  mail: FormMail;
  locale: Locale;
  links: LeadLinks;
}

/** One mail about one lead in the reader's language; who asked is not told beyond the first name and the town [LEAD-11]. */
export async function mailAboutLead(
  { db, app }: { db: Db; app: App },
  { form, lead, mail, locale, links }: AboutLead,
): Promise<FormMailInput> {
  const { clientId } = form;
  const t = app.texts.translator(locale);
  const brand = await app.ports.ask(findBrand, { clientId }, { db, app });
  const [shop] = lead.location_id
    ? await app.ports.ask(placesByIds, { clientId, ids: [lead.location_id] }, { db, app })
    : [];
  const products = await app.ports.ask(productNames, { clientId, skus: lead.skus }, { db, app });
  const brandName = brand?.name ?? '';
  const named = products.map(({ sku, names }) => ({
    sku,
    name: nameIn(names, locale, brand?.defaultLocale ?? locale) || sku,
  }));
  const product = named.map(({ name }) => name).join(', ') || lead.skus.join(', ');
  const { distanceUnit, idleDaysNew, lexicon } = form.settings;
  const { placed } = lead.routing;
  const distance =
    placed?.why === 'nearest' ? distanceInWords(placed.distanceKm, distanceUnit, locale) : '';
  const closesAt = new Date(lead.created_at.getTime() + idleDaysNew * DAY_MS);
  const isToShop = mail === 'newLead' || mail === 'newLeadCopy';
  return {
    texts: mailTexts(form.translations, mail, locale),
    values: {
      firstname: lead.firstname || t('leads:notify.somebody'),
      // A form that is about no product is about what it is called.
      product:
        product || (form.settings.product ? t('leads:notify.aProduct') : form.informations.name),
      shop: shop?.name ?? brandName,
      distance,
      answer_by: dayInWords(closesAt, { locale, timeZone: brand?.timeZone ?? 'UTC' }),
      days: String(Math.max(1, Math.ceil((closesAt.getTime() - Date.now()) / DAY_MS))),
    },
    lexicon,
    place: isToShop
      ? [
          lead.city,
          distance && shop && t('leads:notify.distanceFrom', { distance, shop: shop.name }),
        ]
          .filter(Boolean)
          .join(' · ')
      : '',
    message: mail === 'taken' ? '' : messageOf(lead.fields_values),
    facts: [
      ...named.map(({ name, sku }) => ({
        name: t('leads:notify.product'),
        value: `${name}\n${sku}`,
      })),
      ...(isToShop ? answersInWords(form, lead.fields_values, locale) : []),
      ...(mail === 'newLead'
        ? [{ name: t('leads:notify.reach'), value: t('leads:notify.onceAccepted') }]
        : []),
      ...(mail === 'confirmation' && shop
        ? [{ name: t('leads:notify.shop'), value: addressOf(shop) }]
        : []),
    ],
    links,
    sender: { name: brandName, logo: logoOfForm(form) },
    isTest: false,
  };
}

export function logoOfForm({ clientId, notifications }: Form): FormMailInput['sender']['logo'] {
  const { logo } = notifications.layout;
  return logo ? { clientId, fileId: logo } : null;
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
