import type { RecordField } from '#platform/contract/fields/record-fields.ts';
import { CellFault, type ReadCell } from '../imports/import-column.ts';
import { boolean } from '../imports/readers/boolean.ts';
import { date } from '../imports/readers/date.ts';
import { email } from '../imports/readers/email.ts';
import { money } from '../imports/readers/money.ts';
import { namedOption } from '../imports/readers/named-option.ts';
import { number } from '../imports/readers/number.ts';
import { text } from '../imports/readers/text.ts';
import type { SheetCell } from '../spreadsheets/sheet-cell.ts';
import type { Translate } from '../texts/texts.ts';

interface Told {
  min?: number;
  max?: number;
  names?: Readonly<Record<string, string>>;
}

interface CellOfKind {
  /** Left out where no file brings it. */
  read?: (told: Told) => ReadCell<unknown>;
  /** Writes the value so that `read` can read it again. Default: the value unchanged. */
  write?: (value: never, told: Told, words: Words) => SheetCell;
}
/** Texts in the language of the file's reader. */
interface Words {
  translate: Translate;
}

type CellsOfKinds = Readonly<Record<string, CellOfKind>>;

const COMMON: CellsOfKinds = {
  text: { read: ({ max = 0 }) => text(max) },
  choice: {
    read: ({ names = {} }) => namedOption(names),
    write: (value: string, { names = {} }, { translate }) =>
      Object.hasOwn(names, value) ? translate(names[value] ?? '') : value,
  },
  whole: { read: ({ min = 0, max = 0 }) => number({ min, max, whole: true }) },
  number: { read: ({ min = 0, max = 0 }) => number({ min, max }) },
  money: { read: ({ max = 0 }) => moneyUpTo(max), write: (hundredths: number) => hundredths / 100 },
  day: { read: () => date },
  moment: {},
  boolean: { read: () => boolean },
  email: { read: () => email },
};

function moneyUpTo(max: number): ReadCell<number> {
  return (given, context) => {
    const read = money(given, context);
    return typeof read === 'number' && read > max
      ? new CellFault('aboveMax', { max: max / 100 })
      : read;
  };
}

/** How fields of one cell are read from a file and written into one; a module adds the kinds that only it has. */
export function createFieldCells(own: CellsOfKinds = {}) {
  const kindOf = ({ kind }: RecordField): CellOfKind => {
    const cell = own[kind] ?? COMMON[kind];
    if (!cell) throw new Error(`a field of kind ${kind} has no cell of its own`);
    return cell;
  };
  return {
    readerOf(field: RecordField): ReadCell<unknown> {
      const { read } = kindOf(field);
      if (!read) throw new Error(`a cell of kind ${field.kind} is only written`);
      return read(field as Told);
    },
    cellOf(field: RecordField, value: unknown, words: Words): SheetCell {
      const { write } = kindOf(field);
      if (value === null || value === undefined) return '';
      return write ? write(value as never, field as Told, words) : (value as SheetCell);
    },
  };
}

export const { readerOf, cellOf } = createFieldCells();
