import type { Locale } from '#platform/contract/locale.ts';
import type { FieldOption } from '#platform/web/fields/select-field.tsx';

/** Each language in its own name, because the user may not understand the current one. */
export const LANGUAGE_OPTIONS: readonly FieldOption<Locale>[] = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
  { value: 'es', label: 'Español' },
  { value: 'it', label: 'Italiano' },
  { value: 'de', label: 'Deutsch' },
  { value: 'no', label: 'Norsk' },
];

export function languageName(locale: Locale): string {
  return LANGUAGE_OPTIONS.find(({ value }) => value === locale)?.label ?? locale;
}
