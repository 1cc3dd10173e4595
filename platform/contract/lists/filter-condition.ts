import { z } from 'zod';
import { isStorableText, line } from '../text/text.ts';
import { calendarDay } from '../text/typed-values.ts';

/**
 * Filter fields of a list, defined once: the call validates them, the server queries by them, the screen offers them.
 */
export type FilterFields = Readonly<Record<string, FilterFieldKind>>;

export type FilterFieldKind =
  | { kind: 'text' }
  /** One of several values; `item` validates each value. */
  | { kind: 'choice'; item: z.ZodType<string, string> }
  | { kind: 'number'; item: z.ZodType<number, number> }
  /** Calendar days. */
  | { kind: 'date' }
  | { kind: 'boolean' };

export type FilterKind = FilterFieldKind['kind'];

/** One filter condition: field, operator and value. */
export const TEXT_OPERATORS = ['contains', 'equals', 'starts-with'] as const;
export const CHOICE_OPERATORS = ['any-of', 'none-of'] as const;
export const NUMBER_OPERATORS = ['equals', 'at-least', 'at-most'] as const;

export type TextOperator = (typeof TEXT_OPERATORS)[number];
export type ChoiceOperator = (typeof CHOICE_OPERATORS)[number];
export type NumberOperator = (typeof NUMBER_OPERATORS)[number];

/** Maximum number of values in one condition. */
const CHOSEN_LIMIT = 500;
const TEXT_MAX_LENGTH = 200;

interface ConditionsByKind {
  text: { operator: TextOperator; value: string };
  choice: { operator: ChoiceOperator; value: string[] };
  number:
    | { operator: NumberOperator; value: number }
    | { operator: 'between'; value: [number, number] };
  /** Both days are inclusive. */
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
  // Listed explicitly, because TypeScript cannot infer a union that is built in a loop.
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

const GROUPS_LIMIT = 10;
const CONDITIONS_LIMIT = 30;
/** Leaves space for the other parameters of a URL. */
const TEXT_LIMIT = 12_000;

export interface FilterGroup<Fields extends FilterFields = FilterFields> {
  match: 'all' | 'any';
  filters: Condition<Fields>[];
}

/** A record must match every group; within a group all conditions, or any. */
export function filterGroups<Fields extends FilterFields>(fields: Fields) {
  return (
    z
      .array(
        z.strictObject({
          match: z.enum(['all', 'any']).default('all'),
          filters: z.array(conditionSchema(fields)).max(CONDITIONS_LIMIT),
        }),
      )
      .max(GROUPS_LIMIT)
      // Every condition is evaluated for every remaining row, so their total number is limited.
      .refine((groups) => groups.flatMap(({ filters }) => filters).length <= CONDITIONS_LIMIT, {
        error: 'invalid',
      })
  );
}

/** The same as JSON text, for calls with the filter in the query string. */
export function filterGroupsText<Fields extends FilterFields>(fields: Fields) {
  return z
    .string()
    .max(TEXT_LIMIT)
    .transform((text, context) => {
      try {
        return JSON.parse(text, storable);
      } catch {
        context.addIssue({ code: 'custom', message: 'invalid' });
        return z.NEVER;
      }
    })
    .pipe(filterGroups(fields));
}

/**
 * Rejects characters that PostgreSQL cannot store. JSON escapes hide them in the raw text, so each parsed value is
 * checked.
 */
function storable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && !isStorableText(value))
    throw new SyntaxError('a lone surrogate or NUL');
  return value;
}
