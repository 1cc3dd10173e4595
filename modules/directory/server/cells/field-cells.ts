import { isPhone, timeZoneSchema } from '#modules/directory/contract/field-kinds.ts';
import {
  ATTRIBUTE_NAME_MAX_LENGTH,
  ATTRIBUTE_VALUE_MAX_LENGTH,
  ATTRIBUTES_LIMIT,
} from '#modules/directory/contract/limits.ts';
import { gtinSchema } from '#modules/directory/contract/products/gtin.ts';
import { currencySchema } from '#platform/contract/text/typed-values.ts';
import { createFieldCells } from '#platform/server/fields/file-columns.ts';
import { CellFault, type ReadCell } from '#platform/server/imports/import-column.ts';
import { country, url } from '#platform/server/imports/readers/cell-readers.ts';
import { readExceptions, writeExceptions } from './opening-hours-cells.ts';

/** Internal attributes of a location in one cell: `Floor: 2; Area: 120 m²`; as JSON if a value contains these separators. */
export const readAttributes: ReadCell<Attributes> = (text) => {
  const given = text.startsWith('{') ? fromJson(text) : fromText(text);
  if (!given) return new CellFault('directory.attributes');
  const entries = Object.entries(given);
  // Assigning `__proto__` to an object does not store the key.
  if (Object.hasOwn(given, '__proto__')) return new CellFault('directory.attributes');
  if (entries.length > ATTRIBUTES_LIMIT) return new CellFault('tooMany', { max: ATTRIBUTES_LIMIT });
  if (entries.some(([name]) => name.length > ATTRIBUTE_NAME_MAX_LENGTH))
    return new CellFault('tooLong', { max: ATTRIBUTE_NAME_MAX_LENGTH });
  if (entries.some(([, value]) => value.length > ATTRIBUTE_VALUE_MAX_LENGTH))
    return new CellFault('tooLong', { max: ATTRIBUTE_VALUE_MAX_LENGTH });
  return given;
};

/** Readers for the cells of fields, including kinds that only the directory has. */
export const { readerOf, cellOf } = createFieldCells({
  country: { read: () => country },
  url: { read: () => url },
  phone: {
    read: () => (given) => (isPhone(given) ? given : new CellFault('directory.phone')),
  },
  gtin: {
    read: () => (given) => gtinSchema.safeParse(given).data ?? new CellFault('directory.gtin'),
  },
  currency: {
    read: () => (given) =>
      currencySchema.safeParse(given).data ?? new CellFault('directory.currency'),
  },
  timeZone: {
    read: () => (given) =>
      timeZoneSchema.safeParse(given).data ?? new CellFault('directory.timeZone'),
  },
  exceptions: { read: () => readExceptions, write: writeExceptions },
  attributes: { read: () => readAttributes, write: writeAttributes },
});

type Attributes = Record<string, string>;

export function writeAttributes(attributes: Attributes): string {
  const entries = Object.entries(attributes);
  const plain = entries.every(([name, value]) => !/[:;{}\n]/.test(name) && !/[;\n]/.test(value));
  return plain
    ? entries.map(([name, value]) => `${name}: ${value}`).join('; ')
    : JSON.stringify(attributes);
}

function fromText(text: string): Attributes | undefined {
  const found = new Map<string, string>();
  for (const part of text.split(/[;\n]/)) {
    if (!part.trim()) continue;
    const at = part.indexOf(':');
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (!name) return undefined;
    found.set(name, part.slice(at + 1).trim());
  }
  return Object.fromEntries(found);
}

function fromJson(text: string): Attributes | undefined {
  try {
    const given: unknown = JSON.parse(text);
    const entries = Object.entries(given as object);
    return entries.every(([name, value]) => name.trim() && typeof value === 'string')
      ? Object.fromEntries(entries)
      : undefined;
  } catch {
    return undefined;
  }
}
