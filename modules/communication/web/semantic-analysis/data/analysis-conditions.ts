import { REVIEW_ORIGINS } from '#modules/communication/contract/reviews/review.ts';
import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import { type AnalysisSearch, MAX_MENTIONS } from './analysis-search.ts';

type AnalysisFilters = Pick<AnalysisSearch, 'origins' | 'groups' | 'shops' | 'min'>;

/** The chips of the filter bar. */
export function toAnalysisConditions({ origins, groups, shops, min }: AnalysisFilters) {
  const choice = (field: string, value: readonly string[]): FilterCondition[] =>
    value.length > 0 ? [{ field, kind: 'choice', operator: 'any-of', value }] : [];
  const conditions: FilterCondition[] = [
    ...choice('origins', origins),
    ...choice('groups', groups),
    ...choice('shops', shops),
  ];
  if (min > 0) conditions.push({ field: 'min', kind: 'number', operator: 'at-least', value: min });
  return conditions;
}

/** The filters of the chips; what no chip names is not filtered. */
export function toAnalysisFilters(conditions: readonly FilterCondition[]): AnalysisFilters {
  const chosen = (field: string): string[] =>
    conditions.flatMap((one) =>
      one.field === field && one.kind === 'choice' ? [...one.value] : [],
    );
  const origins = chosen('origins');
  const limits = conditions.flatMap((one) =>
    one.kind === 'number' && one.operator === 'at-least' ? [one.value] : [],
  );
  return {
    origins: REVIEW_ORIGINS.filter((one) => origins.includes(one)),
    groups: chosen('groups'),
    shops: chosen('shops'),
    min: Math.min(MAX_MENTIONS, Math.max(0, Math.floor(limits.at(-1) ?? 0))),
  };
}
