import { z } from 'zod';
import { calendarDay } from '../calendar.ts';
import { line } from '../text/text.ts';
import type { FilterFieldKind, FilterFields, FilterKind } from './filter-fields.ts';

/** One filter condition: field, operator and value. */
export const TEXT_OPERATORS = ['contains', 'equals', 'starts-with'] as const;
export const CHOICE_OPERATORS = ['any-of', 'none-of'] as const;
export const NUMBER_OPERATORS = ['equals', 'at-least', 'at-most'] as const;

export type TextOperator = (typeof TEXT_OPERATORS)[number];
export type ChoiceOperator = (typeof CHOICE_OPERATORS)[number];
export type NumberOperator = (typeof NUMBER_OPERATORS)[number];

/** As many as one condition compares with. */
const CHOSEN_LIMIT = 500;
const TEXT_MAX_LENGTH = 200;

interface ConditionsByKind {
  text: { operator: TextOperator; value: string };
  choice: { operator: ChoiceOperator; value: string[] };
  number:
    | { operator: NumberOperator; value: number }
    | { operator: 'between'; value: [number, number] };
  /** Both days belong to it. */
  date: { operator: 'between'; value: [string, string] };
  boolean: { operator: 'is'; value: boolean };
}

export type ConditionOfKind<Kind extends FilterKind> = ConditionsByKind[Kind];

export type ConditionOn<Fields extends FilterFields, Name extends keyof Fields & string> = {
  field: Name;
} & ConditionOfKind<Fields[Name]['kind']>;

export type Condition<Fields extends FilterFields = FilterFields> = {
  [Name in keyof Fields & string]: ConditionOn<Fields, Name>;
}[keyof Fields & string];

export function conditionSchema<Fields extends FilterFields>(
  fields: Fields,
): z.ZodType<Condition<Fields>, Condition<Fields>> {
  const [first, ...others] = Object.entries(fields).flatMap(([name, kind]) => shapesOf(name, kind));
  // The kinds of its fields give the type; a union that is put together in a loop cannot.
  return (first ? z.union([first, ...others]) : z.never()) as unknown as z.ZodType<
    Condition<Fields>,
    Condition<Fields>
  >;
}

function shapesOf(name: string, field: FilterFieldKind): z.ZodType[] {
  const shape = (operator: z.ZodType, value: z.ZodType) =>
    z.strictObject({ field: z.literal(name), operator, value });
  switch (field.kind) {
    case 'text':
      return [shape(z.enum(TEXT_OPERATORS), line({ min: 1, max: TEXT_MAX_LENGTH }))];
    case 'choice':
      return [shape(z.enum(CHOICE_OPERATORS), z.array(field.item).min(1).max(CHOSEN_LIMIT))];
    case 'number':
      return [
        shape(z.enum(NUMBER_OPERATORS), field.item),
        shape(z.literal('between'), z.tuple([field.item, field.item])),
      ];
    case 'date':
      return [shape(z.literal('between'), z.tuple([calendarDay, calendarDay]))];
    case 'boolean':
      return [shape(z.literal('is'), z.boolean())];
  }
}
