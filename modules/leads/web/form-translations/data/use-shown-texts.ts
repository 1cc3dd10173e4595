import { useDeferredValue, useMemo } from 'react';
import type { Locale } from '#platform/contract/locale.ts';
import { foldText } from '#platform/web/filters/fold-text.ts';
import { useDraft } from '../../data/draft/draft-context.ts';
import { type TextRow, textRows } from './text-figures.ts';

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
