import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguageNames } from '../use-language-names.ts';
import type { DraftDifference } from './draft-changes.ts';
import { PART_NAMES } from './part-names.ts';

/** A change as a person reads it: “Company name added”, “3 texts in Deutsch”. */
export function useDifferenceText(): (change: DraftDifference) => string {
  const { t } = useTranslation();
  const { number } = useFormat();
  const languageOf = useLanguageNames();
  return useCallback(
    (change) => {
      switch (change.kind) {
        case 'part':
          return t(PART_NAMES[change.part]);
        case 'added':
          return t('leads:editor.change.added', { name: change.name });
        case 'removed':
          return t('leads:editor.change.removed', { name: change.name });
        case 'changed':
          return t('leads:editor.change.changed', { name: change.name });
        case 'order':
          return t('leads:editor.change.order');
        case 'texts':
          return t('leads:editor.change.texts', {
            count: change.count,
            formatted: number(change.count),
            language: languageOf(change.locale),
          });
      }
    },
    [t, number, languageOf],
  );
}
