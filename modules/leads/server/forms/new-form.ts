import type { FormSections } from '#modules/leads/contract/forms/form.ts';
import { formFieldSchema } from '#modules/leads/contract/forms/form-field.ts';
import { NEW_FORM_SETTINGS } from '#modules/leads/contract/forms/form-settings.ts';
import { NEW_LOCATION_SETTINGS } from '#modules/leads/contract/forms/location-settings.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { defaultTexts } from './default-texts.ts';

/** Fields that most forms have, so that a new form is usable immediately. */
const FIELDS = [
  { key: 'product', type: 'product', required: true },
  { key: 'firstname', type: 'text', required: true, identity: 'firstname', half: true },
  { key: 'lastname', type: 'text', required: true, identity: 'lastname', half: true },
  { key: 'email', type: 'email', required: true, identity: 'email' },
  { key: 'phone', type: 'phone', identity: 'phone' },
  { key: 'message', type: 'longText' },
  { key: 'consent_email', type: 'consent', purpose: 'email' },
].map((field) => formFieldSchema.parse(field));

export function newForm(
  { app }: { app: Pick<App, 'texts'> },
  {
    name,
    locales,
    currency,
  }: { name: string; locales: readonly [Locale, ...Locale[]]; currency: string },
): FormSections {
  return {
    informations: { name, description: '', active: true },
    settings: { ...NEW_FORM_SETTINGS, currency },
    locationSettings: NEW_LOCATION_SETTINGS,
    fields: FIELDS,
    statics: [],
    translations: {
      activatedLocales: [...locales],
      defaultLocale: locales[0],
      list: Object.fromEntries(locales.map((locale) => [locale, defaultTexts({ app }, locale)])),
    },
    notifications: {
      layout: { logo: null },
      recipients: [
        { id: uuidV7(), who: { kind: 'location' }, part: 'subscriber', when: [] },
        { id: uuidV7(), who: { kind: 'role', role: 'store_owner' }, part: 'subscriber', when: [] },
        { id: uuidV7(), who: { kind: 'role', role: 'sales_rep' }, part: 'observer', when: [] },
      ],
      followUp: 'daily',
    },
  };
}
