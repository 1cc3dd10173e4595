import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import type { PublicForm } from '#modules/leads/contract/forms/public-form.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { textsOfForm } from './texts-of-form.ts';

/** What leaves the house of a form: no secret, no rule, no recipient. */
export function publicFormOf(
  form: Form,
  { brand, locale }: { brand: Brand; locale: Locale },
): PublicForm {
  const { settings } = form;
  return {
    id: form.id,
    version: form.version,
    brand: {
      name: brand.name,
      color: brand.color,
      logoUrl: brand.logoFileId
        ? `/p/${encodeURIComponent(brand.brandId)}/-/logo?v=${brand.logoFileId}`
        : null,
    },
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
    fields: form.fields.map(({ criterion: _criterion, ...field }) => field),
    statics: form.statics,
    locales: form.translations.activatedLocales,
    locale,
    texts: textsOfForm(form, locale),
  };
}
