import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';

/** What each filter of a list can be set to. */
type Choices = Readonly<Record<string, readonly string[]>>;

/** The server knows "one of" only: "none of" becomes one of the others, and that is what its chip then says. */
export function withoutNoneOf(
  filters: readonly FilterCondition[],
  choices: Choices,
): FilterCondition[] {
  return filters.flatMap((filter): FilterCondition[] => {
    if (filter.kind !== 'choice' || filter.operator === 'any-of') return [filter];
    const others = (choices[filter.field] ?? []).filter((one) => !filter.value.includes(one));
    return others.length > 0 ? [{ ...filter, operator: 'any-of', value: others }] : [];
  });
}

/** The chosen ones of a filter that the server would understand; undefined where there are none. */
export function chosenValues(
  filters: readonly FilterCondition[],
  field: string,
  isKnown: (value: string) => boolean,
): string[] | undefined {
  const found = filters.find((one) => one.field === field);
  if (found?.kind !== 'choice' || found.operator !== 'any-of') return undefined;
  const values = found.value.filter(isKnown).slice(0, CHOSEN_LIMIT);
  return values.length > 0 ? values : undefined;
}

/** As many as a call takes of one filter. */
const CHOSEN_LIMIT = 50;
