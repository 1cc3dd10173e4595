import type { z } from 'zod';
import { findBrand } from '#modules/directory/contract/clients/brand.ts';
import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import { publicTitle } from '#modules/leads/contract/forms/form-translations.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readForm } from '../forms/read-form.ts';
import { formatAnswers, shortMessage } from '../mails/format-answers.ts';
import { formMailLogo } from '../mails/mail-about-lead.ts';
import type { LeadsTables } from '../tables.ts';
import type { leadCopyMail } from './lead-copy.mail.ts';
import type { StoredLead } from './lead-row.ts';
import { readSkuNames } from './read-sku-names.ts';

/** Content of a copy in the language of the sharing user; the same for all recipients. */
export async function buildLeadCopy(
  { db, app }: { db: Db<LeadsTables>; app: App },
  lead: StoredLead,
  { senderName, locale }: { senderName: string; locale: Locale },
): Promise<z.input<typeof leadCopyMail.input>> {
  const clientId = lead.client_id;
  const t = app.texts.translator(locale);
  const form = await readForm({ db }, { clientId, id: lead.form_id });
  const brand = await app.ports.ask(findBrand, { clientId }, { db, app });
  const [shop] = lead.location_id
    ? await app.ports.ask(placesByIds, { clientId, ids: [lead.location_id] }, { db, app })
    : [];
  const products = await readSkuNames({ db, app }, { clientId, skus: lead.skus, locale });
  const received = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: brand?.timeZone ?? 'UTC',
  }).format(lead.created_at);
  const joined = (parts: readonly (string | null | undefined)[], by: string) =>
    parts.filter(Boolean).join(by);
  const town = joined([lead.zip, lead.city], ' ');
  const facts = [
    { name: t('leads:lead.copy.name'), value: joined([lead.firstname, lead.lastname], ' ') },
    { name: t('leads:notify.email'), value: lead.email ?? '' },
    { name: t('leads:notify.phone'), value: lead.phone ?? '' },
    { name: t('leads:lead.copy.address'), value: joined([lead.address, town], '\n') },
    ...lead.skus.map((sku, place) => ({
      name: t('leads:notify.product'),
      value: [...new Set([products[place], sku])].join('\n'),
    })),
    ...formatAnswers(form, lead.fields_values, locale, true),
    { name: t('leads:notify.shop'), value: joined([shop?.name, shop?.city], '\n') },
    { name: t('leads:lead.copy.received'), value: received },
  ];
  return {
    senderName,
    about: products.join(', ') || publicTitle(form.translations, locale),
    message: shortMessage(lead.fields_values),
    facts: facts.filter(({ value }) => value !== ''),
    brand: brand?.name ?? '',
    logo: formMailLogo(form),
  };
}
