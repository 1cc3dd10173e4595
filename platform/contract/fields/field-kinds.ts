import { z } from 'zod';
import { line } from '../text/text.ts';
import { calendarDay, email, moment } from '../text/typed-values.ts';

/** Common field kinds: each has the request schema, the response schema and the empty value. */
export function textField({ min = 0, max }: { min?: number; max: number }) {
  return { kind: 'text', max, schema: line({ min, max }), shown: z.string(), empty: '' } as const;
}

/**
 * A fixed set of values, each with a text key as its label: `{ gold: 'loyalty:level.gold' }`. Users and files use the
 * labels; calls and tables use the values.
 */
export function choiceField<const Option extends string, const Empty extends Option>(
  names: Readonly<Record<Option, string>>,
  empty: Empty,
) {
  const options = Object.keys(names) as [Option, ...Option[]];
  const item = z.enum(options);
  return { kind: 'choice', options, names, schema: item, shown: item, empty } as const;
}

export function wholeField({ min, max }: { min: number; max: number }) {
  return {
    kind: 'whole',
    min,
    max,
    schema: z.number().int().min(min).max(max).nullable(),
    shown: z.number().int().nullable(),
    empty: null,
  } as const;
}

export function numberField({ min, max }: { min: number; max: number }) {
  return {
    kind: 'number',
    min,
    max,
    schema: z.number().min(min).max(max).nullable(),
    shown: z.number().nullable(),
    empty: null,
  } as const;
}

/** An amount in hundredths. */
export function moneyField({ max }: { max: number }) {
  return {
    kind: 'money',
    max,
    schema: z.number().int().min(0).max(max).nullable(),
    shown: z.number().int().nullable(),
    empty: null,
  } as const;
}

const blank = z
  .string()
  .regex(/^\s*$/)
  .transform(() => '');
export const emailField = {
  kind: 'email',
  schema: z.union([blank, email], { error: 'email' }),
  shown: z.string(),
  empty: '',
} as const;

/** An address that every record has, for tables that identify persons by it. */
export const mandatoryEmailField = {
  kind: 'email',
  schema: email,
  shown: z.string(),
  empty: '',
} as const;

/** A calendar day, independent of time zones. */
export const dayField = {
  kind: 'day',
  schema: calendarDay.nullable(),
  shown: z.string().nullable(),
  empty: null,
} as const;

/** A timestamp in UTC. */
export const momentField = {
  kind: 'moment',
  schema: moment.nullable(),
  shown: z.string().nullable(),
  empty: null,
} as const;

export function booleanField(empty: boolean) {
  return { kind: 'boolean', schema: z.boolean(), shown: z.boolean(), empty } as const;
}
