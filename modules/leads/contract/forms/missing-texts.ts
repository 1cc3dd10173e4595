import type { Locale } from '#platform/contract/locale.ts';
import type { FormSections } from './form.ts';
import { listTextKeys, type TextKey } from './text-keys.ts';

export interface MissingText extends TextKey {
  locale: Locale;
}

/** Mandatory texts missing in an activated language; help texts and placeholders are optional. */
export function missingTexts({
  fields,
  statics,
  translations,
}: Pick<FormSections, 'fields' | 'statics' | 'translations'>): MissingText[] {
  const keys = listTextKeys({ fields, statics }).filter(({ mandatory }) => mandatory);
  return translations.activatedLocales.flatMap((locale) =>
    keys
      .filter(({ key }) => !translations.list[locale]?.[key]?.trim())
      .map((key) => ({ ...key, locale })),
  );
}
