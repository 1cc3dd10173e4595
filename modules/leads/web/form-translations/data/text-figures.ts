import { listTextKeys, type TextKey } from '#modules/leads/contract/forms/text-keys.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { FormDraft } from '../../data/draft/form-draft.ts';

export interface TextRow extends TextKey {
  isMissing: boolean;
  isChanged: boolean;
}

/** How far a language is. */
export interface LocaleFigures {
  all: number;
  done: number;
  missing: number;
  /** Of the missing: those that the form may not be without. */
  mandatory: number;
  /** Beside all these: those that the first language leaves empty as well. */
  optional: number;
}

type Texts = Pick<FormDraft, 'fields' | 'statics' | 'translations'>;

/**
 * The texts of a form in one language. A text that is neither mandatory nor present in the default language is not
 * missing.
 */
export function textRows(draft: Texts, before: Texts, locale: Locale): TextRow[] {
  const { list, defaultLocale } = draft.translations;
  return listTextKeys(draft).map((text) => {
    const words = list[locale]?.[text.key] ?? '';
    const isExpected = text.mandatory || Boolean(list[defaultLocale]?.[text.key]?.trim());
    return {
      ...text,
      isMissing: isExpected && !words.trim(),
      isChanged: words !== (before.translations.list[locale]?.[text.key] ?? ''),
    };
  });
}

export function localeFigures(draft: Texts, locale: Locale): LocaleFigures {
  const { list, defaultLocale } = draft.translations;
  const keys = listTextKeys(draft);
  const expected = keys.filter(
    ({ key, mandatory }) => mandatory || list[defaultLocale]?.[key]?.trim(),
  );
  const missing = expected.filter(({ key }) => !list[locale]?.[key]?.trim());
  return {
    all: expected.length,
    done: expected.length - missing.length,
    missing: missing.length,
    mandatory: missing.filter(({ mandatory }) => mandatory).length,
    optional: keys.length - expected.length,
  };
}

/** The reference first, as the tabs show them. */
export function localesInOrder({ translations: { defaultLocale } }: Texts): Locale[] {
  return [defaultLocale, ...LOCALES.filter((locale) => locale !== defaultLocale)];
}

/** Where there is work: the first language of the form that something is missing in, else the reference. */
export function firstLocaleToWrite(draft: Texts): Locale {
  const { activatedLocales, defaultLocale } = draft.translations;
  return (
    localesInOrder(draft).find(
      (locale) => activatedLocales.includes(locale) && localeFigures(draft, locale).missing > 0,
    ) ?? defaultLocale
  );
}

/** Default texts that would fill the missing ones. */
export function fillingDefaults(
  rows: readonly TextRow[],
  defaults: Readonly<Record<string, string>> | undefined,
): Record<string, string> {
  return Object.fromEntries(
    rows
      .filter(({ isMissing }) => isMissing)
      .flatMap(({ key }) => {
        const text = defaults && Object.hasOwn(defaults, key) ? defaults[key] : undefined;
        return text ? [[key, text]] : [];
      }),
  );
}
