import type { IsoDate } from '#platform/web/date-range/iso-date.ts';
import type { PeriodPreset } from '#platform/web/date-range/period.ts';

/** One chip of the filter bar: field, operator and value. */
export type FilterCondition =
  | { field: string; kind: 'text'; operator: TextOperator; value: string }
  | { field: string; kind: 'choice'; operator: ChoiceOperator; value: readonly string[] }
  | { field: string; kind: 'number'; operator: NumberOperator; value: number }
  | { field: string; kind: 'number'; operator: 'between'; value: readonly [number, number] }
  | { field: string; kind: 'date'; operator: 'within'; value: PeriodPreset }
  | { field: string; kind: 'date'; operator: 'between'; value: readonly [IsoDate, IsoDate] }
  | { field: string; kind: 'boolean'; operator: 'is'; value: boolean };

export type TextOperator = 'contains' | 'equals' | 'starts-with';
export type ChoiceOperator = 'any-of' | 'none-of';
export type NumberOperator = 'equals' | 'at-least' | 'at-most';

export type FilterKind = FilterCondition['kind'];
export type FilterOperator = FilterCondition['operator'];

/** The first operator is the one a new filter starts with. */
export const FILTER_OPERATORS: Record<FilterKind, readonly FilterOperator[]> = {
  text: ['contains', 'equals', 'starts-with'],
  choice: ['any-of', 'none-of'],
  number: ['at-least', 'at-most', 'equals', 'between'],
  date: ['within', 'between'],
  boolean: ['is'],
};
