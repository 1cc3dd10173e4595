import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import {
  CellFault,
  type ImportColumn,
  type ReadCell,
} from '#platform/server/imports/import-column.ts';

/** A printed quantity as a line of a file says it; empty means that nobody knows it. */
export interface QuantityLine {
  id: string;
  quantity: number | null;
  /** As the export gave it; nothing is done with it but to say whose line it is. */
  shortUrl?: string | null;
}

const ID_LENGTH = 24;

/** What became of an id on its way says more than that nobody has it. */
const id: ReadCell<string> = (given) => {
  const read = given.toLowerCase();
  if (/^[0-9a-f]{24}$/.test(read)) return read;
  if (/^\d+(?:[.,]\d+)?e[+-]?\d+$/.test(read)) return new CellFault('touchpoints.idRewritten');
  const length = [...given].length;
  if (length !== ID_LENGTH)
    return new CellFault('touchpoints.idLength', { length, needed: ID_LENGTH });
  if (/^[0-9a-fo]{24}$/.test(read)) return new CellFault('touchpoints.idLetterO');
  return new CellFault('touchpoints.idUnknown');
};

/** Digits alone: "12.000" is twelve to one spreadsheet and twelve thousand to the next, so nobody guesses. */
const quantity: ReadCell<number> = (given) => {
  if (/^\d+$/.test(given)) {
    const read = Number(given);
    const { max } = touchpointFields.quantity;
    return read > max ? new CellFault('aboveMax', { max }) : read;
  }
  if (/^[−–-]\d+$/.test(given)) return new CellFault('touchpoints.belowZero');
  return new CellFault(LIKE_A_NUMBER.test(given) ? 'notWhole' : 'notNumber');
};

const LIKE_A_NUMBER = /^[+−–-]?\p{Nd}[\p{Nd}\s.,'’e+−–-]*$/iu;

/** The two columns of the export that matter here, and the one that a person knows the line by; its others are left out. */
export const quantityColumns: readonly ImportColumn<QuantityLine>[] = [
  {
    key: 'id',
    label: 'touchpoints:file.id',
    mandatory: true,
    example: '65e2f0a1c94b7d0018aa3c51',
    read: id,
  },
  {
    key: 'quantity',
    label: touchpointFields.quantity.label,
    mandatory: 'column',
    example: touchpointFields.quantity.file.example,
    read: quantity,
  },
  {
    key: 'shortUrl',
    label: 'touchpoints:file.shortUrl',
    example: 'https://brand.example/cocotte-26',
    read: (given) => given,
  },
];
