import { useMemo } from 'react';
import { LEVEL_NAMES, LEVELS } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import { stampCardList } from '#modules/corner-shop/contract/stamp-card-list.ts';
import type { FilterField } from '#platform/web/filters/filter-condition.ts';
import { buildFilterFields } from '#platform/web/list/list-question.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { FILTER_NAMES } from './stamp-card-names.ts';

export function useStampCardFilters(): FilterField[] {
  const names = useNames(FILTER_NAMES);
  const levels = useNames(LEVEL_NAMES);
  return useMemo(
    () =>
      buildFilterFields(stampCardList, names, {
        level: LEVELS.map((value) => ({ value, label: levels[value] })),
      }),
    [names, levels],
  );
}
