import { currencySchema } from '#modules/directory/contract/currency.ts';
import { gtinSchema } from '#modules/directory/contract/gtin.ts';
import { isPhone } from '#modules/directory/contract/phone.ts';
import type { RecordField } from '#modules/directory/contract/record-fields.ts';
import { CellFault, type ReadCell } from '#platform/server/imports/import-column.ts';
import { boolean } from '#platform/server/imports/readers/boolean.ts';
import { country } from '#platform/server/imports/readers/country.ts';
import { email } from '#platform/server/imports/readers/email.ts';
import { money } from '#platform/server/imports/readers/money.ts';
import { number } from '#platform/server/imports/readers/number.ts';
import { text } from '#platform/server/imports/readers/text.ts';
import { url } from '#platform/server/imports/readers/url.ts';
import type { SheetCell } from '#platform/server/spreadsheets/write-sheet.ts';
import { readAttributes, writeAttributes } from '../imports/attributes-cell.ts';

interface Bounded {
  min?: number;
  max?: number;
}

interface CellOfKind {
  read: (field: RecordField & Bounded) => ReadCell<unknown>;
  /** As it is read again; as it is where nothing is told. */
  write?: (value: never) => SheetCell;
}

const CELLS: Readonly<Record<string, CellOfKind>> = {
  text: { read: ({ max = 0 }) => text(max) },
  number: {
    read: ({ kind: _, min, max }) =>
      number({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) }),
  },
  money: { read: ({ max = 0 }) => moneyUpTo(max), write: (hundredths: number) => hundredths / 100 },
  boolean: { read: () => boolean, write: (isSo: boolean) => (isSo ? 'yes' : 'no') },
  country: { read: () => country },
  email: { read: () => email },
  url: { read: () => url },
  phone: {
    read: () => (given) =>
      isPhone(given) ? given : new CellFault('directory:location.fault.phone'),
  },
  gtin: {
    read: () => (given) =>
      gtinSchema.safeParse(given).data ?? new CellFault('directory:product.fault.gtin'),
  },
  currency: {
    read: () => (given) =>
      currencySchema.safeParse(given).data ?? new CellFault('directory:product.fault.currency'),
  },
  attributes: { read: () => readAttributes, write: writeAttributes },
};

function moneyUpTo(max: number): ReadCell<number> {
  return (given, context) => {
    const read = money(given, context);
    return typeof read === 'number' && read > max
      ? new CellFault('aboveMax', { max: max / 100 })
      : read;
  };
}

/** How a field of one cell is read from a file. */
export function readerOf(field: RecordField): ReadCell<unknown> {
  return kindOf(field).read(field);
}

/** And how it is written into one. */
export function cellOf(field: RecordField, value: unknown): SheetCell {
  const { write } = kindOf(field);
  if (value === null || value === undefined) return '';
  return write ? write(value as never) : (value as SheetCell);
}

function kindOf({ kind }: RecordField): CellOfKind {
  const cell = CELLS[kind];
  if (!cell) throw new Error(`a field of kind ${kind} has no cell of its own`);
  return cell;
}
