import type { Condition } from '#platform/contract/filters/filter-condition.ts';
import type { FilterFields } from '#platform/contract/filters/filter-fields.ts';
import type { FilterGroup } from '#platform/contract/filters/filter-groups.ts';
import { GROUP_LETTERS } from '../database/letter-groups.ts';

/** Whether any condition matches, so that a query joins only the tables it needs. */
export function hasCondition<Fields extends FilterFields>(
  { groups }: { groups: readonly FilterGroup<Fields>[] },
  isMeant: (condition: Condition<Fields>) => boolean,
): boolean {
  return groups.some(({ filters }) => filters.some(isMeant));
}

/** Whether the filter contains a text search, which usually matches few rows. */
export function isSelectiveFilter<Fields extends FilterFields>(
  { fields }: { fields: Fields },
  { q, groups }: { q?: string | undefined; groups: readonly FilterGroup<Fields>[] },
): boolean {
  const isWord = ({ field, value }: Condition<Fields>) =>
    fields[field]?.kind === 'text' && String(value).length >= GROUP_LETTERS;
  return (
    (q?.length ?? 0) >= GROUP_LETTERS ||
    groups.some(({ match, filters }) =>
      match === 'all' ? filters.some(isWord) : filters.length > 0 && filters.every(isWord),
    )
  );
}
