import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import {
  CellFault,
  type ImportColumn,
  type ReadCell,
} from '#platform/server/imports/import-column.ts';

/** A printed quantity from a line of a file; empty means unknown. */
export interface QuantityLine {
  id: string;
  quantity: number | null;
  /** From the export; only used to identify the line for the user. */
  shortUrl?: string | null;
}

const ID_LENGTH = 24;

/** Reports how an id was damaged, which helps more than "unknown". */
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

/** Digits only: "12.000" is twelve in some spreadsheets and twelve thousand in others. */
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

/**
 * The two relevant columns of the export, and the one that identifies a line for the user; other columns are ignored.
 */
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
