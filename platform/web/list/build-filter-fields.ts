import type { FilterFields } from '#platform/contract/filters/filter-fields.ts';
import { type PeriodPreset, TIME_PRESETS } from '#platform/web/date-range/period.ts';
import type { FilterField, FilterOption } from '#platform/web/filters/filter-field.ts';

/**
 * Filter fields of a list: its declaration gives the kinds, the screen gives names and options. A choice without
 * options is not offered.
 */
export function buildFilterFields<Fields extends FilterFields>(
  { fields }: { fields: Fields },
  names: Readonly<Record<keyof Fields & string, string>>,
  options: Readonly<Partial<Record<keyof Fields & string, readonly FilterOption[]>>>,
  /** What days are offered by. */
  presets: readonly PeriodPreset[] = TIME_PRESETS,
): FilterField[] {
  return Object.entries(fields).flatMap(([id, { kind }]): FilterField[] => {
    const named = { id, name: names[id] ?? id };
    if (kind === 'date') return [{ ...named, kind, presets }];
    if (kind !== 'choice') return [{ ...named, kind }];
    const choices = options[id] ?? [];
    return choices.length > 0 ? [{ ...named, kind, options: choices }] : [];
  });
}
