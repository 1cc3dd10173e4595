import { listTextKeys } from '#modules/leads/contract/forms/text-keys.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import type { FormDraft } from '../../data/draft/form-draft.ts';

/** All texts of the draft: the default language first, then every language that is activated or has texts. */
export function buildTextSheet(draft: FormDraft, placeOf: (key: string) => string) {
  const { defaultLocale, activatedLocales, list } = draft.translations;
  const hasWords = LOCALES.filter((locale) => Object.keys(list[locale] ?? {}).length > 0);
  const locales = [...new Set([defaultLocale, ...activatedLocales, ...hasWords])];
  return {
    locales,
    lines: listTextKeys(draft).map(({ key }) => ({
      key,
      where: placeOf(key),
      texts: Object.fromEntries(locales.map((locale) => [locale, list[locale]?.[key] ?? ''])),
    })),
  };
}
