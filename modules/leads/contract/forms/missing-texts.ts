import type { Locale } from '#platform/contract/locale.ts';
import type { FormSections } from './form.ts';
import { type TextKey, textKeysOf } from './text-keys.ts';

export interface MissingText extends TextKey {
  locale: Locale;
}

/** The texts that a form lacks in a language that it speaks; help and placeholders may be left out. */
export function missingTexts({
  fields,
  statics,
  translations,
}: Pick<FormSections, 'fields' | 'statics' | 'translations'>): MissingText[] {
  const keys = textKeysOf({ fields, statics }).filter(({ mandatory }) => mandatory);
  return translations.activatedLocales.flatMap((locale) =>
    keys
      .filter(({ key }) => !translations.list[locale]?.[key]?.trim())
      .map((key) => ({ ...key, locale })),
  );
}
