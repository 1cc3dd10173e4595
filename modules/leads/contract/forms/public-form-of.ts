import type { Locale } from '#platform/contract/locale.ts';
import type { FormSections } from './form.ts';
import type { PublicForm } from './public-form.ts';
import { textKeysOf } from './text-keys.ts';

/** What the widget is given of a form: the saved one by the server, one that is being written by its editor [FORM-07]. */
export function publicFormOf(
  form: Pick<PublicForm, 'id' | 'version' | 'brand'> &
    Pick<FormSections, 'settings' | 'locationSettings' | 'fields' | 'statics' | 'translations'>,
  locale: Locale,
): PublicForm {
  const { settings, translations } = form;
  return {
    id: form.id,
    version: form.version,
    brand: form.brand,
    settings: {
      captcha: settings.captcha,
      captchaSiteKey: settings.captchaSiteKey,
      geosearchResultLimit: settings.geosearchResultLimit,
      resultDisplay: settings.resultDisplay,
      autoGeolocation: settings.autoGeolocation,
      distanceUnit: settings.distanceUnit,
      monetized: settings.monetized,
      product: settings.product,
      located: settings.located,
      currency: settings.currency,
    },
    countries: form.locationSettings.countries,
    goesTo: form.locationSettings.goesTo,
    fields: form.fields.map(({ criterion: _, ...field }) => field),
    statics: form.statics,
    locales: translations.activatedLocales,
    locale,
    texts: publicTextsOf(form, locale),
  };
}

/** A text that a language lacks is said in the form's first one; mails are nothing that a page shows. */
export function publicTextsOf(
  { fields, statics, translations }: Pick<FormSections, 'fields' | 'statics' | 'translations'>,
  locale: Locale,
): Record<string, string> {
  const { list, defaultLocale } = translations;
  return Object.fromEntries(
    textKeysOf({ fields, statics })
      .filter(({ part }) => part !== 'mail')
      .map(({ key }) => [key, list[locale]?.[key]?.trim() || list[defaultLocale]?.[key]?.trim()])
      .filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
