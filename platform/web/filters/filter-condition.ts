import type { IsoDate } from '#platform/web/date-range/iso-date.ts';
import {
  isPeriodPreset,
  type PeriodPreset,
  periodBetween,
} from '#platform/web/date-range/period.ts';

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
  | {
      kind: 'number';
      unit?: string;
      /** The call behind the list knows only a lower limit. */
      isMinimum?: boolean;
    }
  | { kind: 'date'; presets: readonly PeriodPreset[] }
);

/** Writes a condition for the URL in readable form: `at-least:500`, `any-of:FR,DE`. */
export function writeCondition(condition: FilterCondition): string {
  return `${condition.operator}:${writeValue(condition)}`;
}

/** Returns null for text not written by `writeCondition`, because an old or hand-made URL must not break a list. */
export function readCondition(
  field: string,
  kind: FilterKind,
  text: string,
): FilterCondition | null {
  const colon = text.indexOf(':');
  const operator = FILTER_OPERATORS[kind].find((known) => known === text.slice(0, colon));
  if (colon < 0 || operator === undefined) return null;
  return readValue(field, kind, operator, text.slice(colon + 1));
}

function writeValue({ value }: FilterCondition): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return value.map((each) => escapeChoice(String(each))).join(',');
  return String(value);
}

function readValue(
  field: string,
  kind: FilterKind,
  operator: string,
  text: string,
): FilterCondition | null {
  switch (kind) {
    case 'text':
      return text === '' ? null : { field, kind, operator: operator as TextOperator, value: text };
    case 'choice': {
      const value = [...new Set(text.split(',').filter(Boolean).map(unescapeChoice))];
      return value.length === 0
        ? null
        : { field, kind, operator: operator as ChoiceOperator, value };
    }
    case 'number':
      return readNumbers(field, operator, text);
    case 'date':
      return readDates(field, operator, text);
    case 'boolean':
      return text === 'yes' || text === 'no'
        ? { field, kind, operator: 'is', value: text === 'yes' }
        : null;
  }
}

function readNumbers(field: string, operator: string, text: string): FilterCondition | null {
  const numbers = text.split(',').map((each) => (each.trim() === '' ? Number.NaN : Number(each)));
  const [low = Number.NaN, high = Number.NaN] = numbers;
  if (!numbers.every(Number.isFinite)) return null;
  if (operator !== 'between')
    return numbers.length === 1
      ? { field, kind: 'number', operator: operator as NumberOperator, value: low }
      : null;
  return numbers.length === 2
    ? { field, kind: 'number', operator, value: low <= high ? [low, high] : [high, low] }
    : null;
}

function readDates(field: string, operator: string, text: string): FilterCondition | null {
  if (operator === 'within')
    return isPeriodPreset(text) ? { field, kind: 'date', operator, value: text } : null;
  const [from = '', to = '', ...more] = text.split(',');
  const period = more.length === 0 ? periodBetween(from, to) : null;
  return period && { field, kind: 'date', operator: 'between', value: [period.from, period.to] };
}

/** "Without a category" is a separate choice; the percent sign distinguishes it from any value. */
const NO_VALUE = '%none';

/** Escapes only comma and per cent, so that values stay readable in the URL. */
function escapeChoice(value: string): string {
  return value === '' ? NO_VALUE : value.replaceAll('%', '%25').replaceAll(',', '%2C');
}

function unescapeChoice(value: string): string {
  return value === NO_VALUE ? '' : value.replaceAll('%2C', ',').replaceAll('%25', '%');
}
