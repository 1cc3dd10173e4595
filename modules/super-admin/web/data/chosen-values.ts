import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import type { FilterField } from '#platform/web/filters/filter-field.ts';

/** What a choice asks for, as a call takes it: the chosen ones, or all others. Undefined where nothing was chosen. */
export function chosenValues(
  conditions: readonly FilterCondition[],
  fields: readonly FilterField[],
  id: string,
): string | undefined {
  const condition = conditions.find(({ field }) => field === id);
  const field = fields.find((one) => one.id === id);
  if (condition?.kind !== 'choice' || field?.kind !== 'choice') return undefined;
  const chosen =
    condition.operator === 'any-of'
      ? condition.value
      : field.options.map(({ value }) => value).filter((value) => !condition.value.includes(value));
  return chosen.length > 0 ? chosen.join(',') : undefined;
}
