import { z } from 'zod';
import {
  booleanField,
  choiceField,
  dayField,
  textField,
  wholeField,
} from '#platform/contract/fields/field-kinds.ts';
import type { RecordField } from '#platform/contract/fields/record-fields.ts';

export const LEVEL_NAMES = {
  bronze: 'corner-shop:level.bronze',
  silver: 'corner-shop:level.silver',
  gold: 'corner-shop:level.gold',
} as const;
const level = choiceField(LEVEL_NAMES, 'bronze');
export const LEVELS = level.options;
export type Level = keyof typeof LEVEL_NAMES;

/**
 * All fields of stamp cards, declared once and in the order of a file. Calls, table columns, list, filter, import,
 * export and the round-trip test use this declaration.
 */
export const stampCardFields = {
  /** The brand's own number, case-insensitive; it identifies the record of a file's line. */
  code: {
    ...textField({ min: 1, max: 40 }),
    column: 'code',
    label: 'corner-shop:field.code',
    filter: { kind: 'text' },
    sort: { column: 'code_key' },
    file: { example: 'A-0142', aliases: ['number', 'reference', 'nr'], mandatory: true },
  },
  name: {
    ...textField({ min: 1, max: 100 }),
    column: 'name',
    label: 'corner-shop:field.name',
    filter: { kind: 'text' },
    sort: true,
    file: { example: 'Early birds', aliases: ['title'] },
  },
  level: {
    ...level,
    column: 'level',
    label: 'corner-shop:field.level',
    filter: { kind: 'choice', item: z.enum(LEVELS) },
    sort: true,
    file: { example: 'Silver' },
  },
  quantity: {
    ...wholeField({ min: 0, max: 1_000_000 }),
    column: 'quantity',
    label: 'corner-shop:field.quantity',
    filter: { kind: 'number', item: z.number() },
    sort: { emptyLast: true },
    file: { example: '250', aliases: ['pieces'] },
  },
  startsOn: {
    ...dayField,
    column: 'starts_on',
    label: 'corner-shop:field.startsOn',
    filter: { kind: 'date' },
    sort: { emptyLast: true },
    file: { example: '2027-05-31', aliases: ['start', 'from'] },
  },
  active: {
    ...booleanField(true),
    column: 'active',
    label: 'corner-shop:field.active',
    file: { example: 'no' },
  },
} as const satisfies Record<string, RecordField>;
