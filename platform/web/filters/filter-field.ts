import type { PeriodPreset } from '#platform/web/date-range/period.ts';
import type { FilterKind } from './filter-condition.ts';

export type FilterOption = { value: string; label: string };

/** A field that a list can be filtered by. The name is already translated. */
export type FilterField = { id: string; name: string } & (
  | { kind: Extract<FilterKind, 'text' | 'boolean'> }
  | {
      kind: 'choice';
      options: readonly FilterOption[];
      /** The call behind the list cannot exclude values. */
      isInclusive?: boolean;
    }
  | { kind: 'number'; unit?: string }
  | { kind: 'date'; presets: readonly PeriodPreset[] }
);
