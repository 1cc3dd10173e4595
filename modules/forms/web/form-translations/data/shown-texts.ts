import { useDeferredValue, useMemo } from 'react';
import {
  listTextKeys,
  type STATIC_PLACES,
  type TextKey,
} from '#modules/forms/contract/texts/form-texts.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { foldText } from '#platform/web/filters/fold-text.ts';
import { useDraft } from '../../data/draft/draft-context.ts';
import type { FormDraft } from '../../data/draft/draft-store.ts';

export const STATIC_PLACE_NAMES = {
  top: 'forms:editor.texts.placeTop',
  beforeSend: 'forms:editor.texts.placeBeforeSend',
  afterSend: 'forms:editor.texts.placeAfterSend',
} as const satisfies Record<(typeof STATIC_PLACES)[number], string>;

export interface TextRow extends TextKey {
  isMissing: boolean;
  isChanged: boolean;
}

/** Completeness of a language. */
export interface LocaleFigures {
  all: number;
  done: number;
  missing: number;
  /** Number of missing mandatory texts. */
  mandatory: number;
  /** Empty texts that are not missing, because they are empty in the default language too. */
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
  const done = keys.filter(({ key }) => list[locale]?.[key]?.trim()).length;
  return {
    all: keys.length,
    done,
    missing: missing.length,
    mandatory: missing.filter(({ mandatory }) => mandatory).length,
    optional: keys.length - done - missing.length,
  };
}

/** Default language first, as in the tabs. */
export function localesInOrder({ translations: { defaultLocale } }: Texts): Locale[] {
  return [defaultLocale, ...LOCALES.filter((locale) => locale !== defaultLocale)];
}

/** The first language of the form with missing texts, otherwise the default language. */
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

export const TEXT_FILTERS = ['all', 'missing', 'mandatory', 'changed'] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];

const FITS: Record<TextFilter, (row: TextRow) => boolean> = {
  all: () => true,
  missing: ({ isMissing }) => isMissing,
  mandatory: ({ mandatory }) => mandatory,
  changed: ({ isChanged }) => isChanged,
};

/** The texts of a language that match the filter, by key or content. */
export function useShownTexts({
  locale,
  filter,
  words,
}: {
  locale: Locale;
  filter: TextFilter;
  words: string;
}) {
  const rows = useDraft(({ draft, before }) => textRows(draft, before, locale));
  const sought = useDeferredValue(foldText(words.trim()));
  const texts = useDraft(({ draft: { translations } }) =>
    sought === ''
      ? null
      : [translations.list[locale] ?? {}, translations.list[translations.defaultLocale] ?? {}],
  );
  return useMemo(() => {
    const isFound = ({ key }: TextRow) =>
      texts === null ||
      [key, ...texts.map((list) => list[key] ?? '')].some((text) =>
        foldText(text).includes(sought),
      );
    const count = (one: TextFilter) => rows.filter(FITS[one]).length;
    return {
      rows,
      shown: rows.filter((row) => FITS[filter](row) && isFound(row)),
      counts: {
        all: rows.length,
        missing: count('missing'),
        mandatory: count('mandatory'),
        changed: count('changed'),
      } satisfies Record<TextFilter, number>,
    };
  }, [rows, texts, sought, filter]);
}
