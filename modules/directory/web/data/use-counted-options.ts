import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterOption } from '#platform/web/filters/filter-field.ts';
import { useFormat } from '#platform/web/format/use-format.ts';

interface Choice {
  value: string;
  label: string;
  count: number;
}

/** The choices of a filter, each with how many it leaves. */
export function useCountedOptions() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCallback(
    (
      choices: readonly Choice[] = [],
      labelOf: (label: string) => string = (label) => label,
    ): FilterOption[] =>
      choices.map(({ value, label, count }) => ({
        value,
        label: t('directory:list.choice', { label: labelOf(label), formatted: number(count) }),
      })),
    [t, number],
  );
}
