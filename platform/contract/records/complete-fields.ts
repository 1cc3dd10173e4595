import { z } from 'zod';
import type { RecordField } from '../fields/record-fields.ts';

/** A field of a record's description: a kind and its label. All other properties default to those of the kind. */
export type GivenField = RecordField & { shown: z.ZodType };
/** Stored in one column and returned under its own name. */
export type DescribedField = GivenField & { column: string };
export type DescribedFields = Readonly<Record<string, DescribedField>>;
export type CompleteFields<Fields extends Readonly<Record<string, GivenField>>> = {
  readonly [Name in keyof Fields & string]: Fields[Name] & { column: string };
};

type Implied = Pick<RecordField, 'filter' | 'sort' | 'file'>;
const NUMBER: Implied = {
  filter: { kind: 'number', item: z.number() },
  sort: { emptyLast: true },
  file: { example: '250' },
};

/** Filter, order and file cell of each kind. Texts with a filter are part of the table's `search`. */
const IMPLIED: ReadonlyMap<string, (field: GivenField) => Implied> = new Map(
  Object.entries<(field: GivenField) => Implied>({
    text: () => ({ filter: { kind: 'text' }, sort: true, file: { example: 'Text' } }),
    email: () => ({
      filter: { kind: 'text' },
      sort: { emptyLast: true },
      file: { example: 'name@brand.example' },
    }),
    choice: (field) => {
      const { options } = field as GivenField & { options: [string, ...string[]] };
      return {
        filter: { kind: 'choice', item: z.enum(options) },
        sort: true,
        file: { example: options.at(-1) ?? '' },
      };
    },
    whole: () => NUMBER,
    number: () => NUMBER,
    // Filters compare amounts in units, columns store hundredths: a record that filters amounts defines the conversion.
    money: () => ({ sort: { emptyLast: true }, file: { example: '12.50' } }),
    day: () => ({
      filter: { kind: 'date' },
      sort: { emptyLast: true },
      file: { example: '2027-05-31' },
    }),
    boolean: () => ({ filter: { kind: 'boolean' }, file: { example: 'yes' } }),
  }),
);

/** Adds the column, filter, order and file cell that the kinds of the fields imply. */
export function completeFields<const Fields extends Readonly<Record<string, GivenField>>>(
  fields: Fields,
): CompleteFields<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      {
        column: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        ...IMPLIED.get(field.kind)?.(field),
        ...field,
      },
    ]),
  ) as unknown as CompleteFields<Fields>;
}
