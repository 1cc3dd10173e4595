import { FORM_SECTIONS, type FormSections } from '#modules/forms/contract/form.ts';
import { formNameTaken, tooManyForms } from '#modules/forms/contract/form-calls.ts';
import { formSaved } from '#modules/forms/contract/form-events.ts';
import { missingTexts } from '#modules/forms/contract/form-faults.ts';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { FORM_MAIL_NAMES, MAIL_TEXTS } from '#modules/forms/contract/form-notifications.ts';
import { NEW_FORM_SETTINGS } from '#modules/forms/contract/form-settings.ts';
import { FORMS_LIMIT } from '#modules/forms/contract/limits.ts';
import { NEW_LOCATION_SETTINGS } from '#modules/forms/contract/location-settings.ts';
import { STANDARD_STATICS } from '#modules/forms/contract/texts/form-texts.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { Context } from '../tables.ts';
import { storeFormVersion } from './form-versions.ts';

/** Columns of the given sections. */
export function sectionColumns(given: Partial<FormSections>) {
  const { informations, ...sections } = given;
  return {
    ...(informations && {
      name: informations.name,
      description: informations.description,
      active: informations.active,
    }),
    ...(sections.settings && { settings: JSON.stringify(sections.settings) }),
    ...(sections.locationSettings && {
      location_settings: JSON.stringify(sections.locationSettings),
    }),
    ...(sections.fields && { fields: JSON.stringify(sections.fields) }),
    ...(sections.statics && { statics: JSON.stringify(sections.statics) }),
    ...(sections.translations && { translations: JSON.stringify(sections.translations) }),
    ...(sections.notifications && { notifications: JSON.stringify(sections.notifications) }),
  };
}

/** All columns of a new form. */
function newFormColumns(sections: FormSections) {
  const { informations, settings, locationSettings, fields, statics, translations, notifications } =
    sections;
  return {
    name: informations.name,
    description: informations.description,
    active: informations.active,
    settings: JSON.stringify(settings),
    location_settings: JSON.stringify(locationSettings),
    fields: JSON.stringify(fields),
    statics: JSON.stringify(statics),
    translations: JSON.stringify(translations),
    notifications: JSON.stringify(notifications),
    missing_texts: missingTexts(sections).length,
  };
}

/** Fields with default labels in six languages. */
const KNOWN_FIELDS = [
  'product',
  'firstname',
  'lastname',
  'email',
  'phone',
  'zip',
  'message',
  'consent_email',
] as const;

/** No default text, because only the brand knows whether it has such a page. */
const OF_THE_BRAND = new Set(['static.privacyUrl']);

const DEFAULT_KEYS = [
  ...Object.keys(STANDARD_STATICS).map((name) => `static.${name}`),
  ...KNOWN_FIELDS.map((field) => `field.${field}.label`),
  ...FORM_MAIL_NAMES.flatMap((mail) => MAIL_TEXTS.map((text) => `mail.${mail}.${text}`)),
].filter((key) => !OF_THE_BRAND.has(key));

/** Default texts of a form in one language [FORM-05]. */
function defaultTexts(
  { app }: { app: Pick<App, 'texts'> },
  locale: Locale,
): Record<string, string> {
  const t = app.texts.translator(locale);
  return Object.fromEntries(DEFAULT_KEYS.map((key) => [key, t(`forms:formText.${key}`)]));
}

export function defaultTextsByLocale({ app }: { app: Pick<App, 'texts'> }) {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, defaultTexts({ app }, locale)]),
  ) as Record<Locale, Record<string, string>>;
}

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

/** Creates a form with all its sections and returns its id. */
export async function createForm(
  { db, app }: Context,
  { clientId, userId }: { clientId: string; userId: string | null },
  sections: FormSections,
): Promise<string> {
  const { count } = await db
    .selectFrom('leads.forms')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (count >= FORMS_LIMIT) throw tooManyForms({ limit: FORMS_LIMIT });
  const id = uuidV7();
  const { name } = sections.informations;
  await constraintProblem({ forms_name: () => formNameTaken({ name }) }, () =>
    db
      .insertInto('leads.forms')
      .values({ client_id: clientId, id, ...newFormColumns(sections) })
      .execute(),
  );
  const changed = [...FORM_SECTIONS];
  await storeFormVersion({ db }, { clientId, id, version: 1 }, { sections, changed, userId });
  await app.events.publish(db, formSaved, { clientId, payload: { formId: id, version: 1 } });
  return id;
}
