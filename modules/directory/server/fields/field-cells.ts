import { isPhone } from '#modules/directory/contract/phone.ts';
import { gtinSchema } from '#modules/directory/contract/products/gtin.ts';
import { timeZoneSchema } from '#modules/directory/contract/time-zone.ts';
import { currencySchema } from '#platform/contract/text/currency.ts';
import { createFieldCells } from '#platform/server/fields/field-cells.ts';
import { CellFault } from '#platform/server/imports/import-column.ts';
import { country } from '#platform/server/imports/readers/country.ts';
import { url } from '#platform/server/imports/readers/url.ts';
import { readAttributes, writeAttributes } from '../imports/attributes-cell.ts';
import { readExceptions, writeExceptions } from '../imports/exceptions-cell.ts';

/** The cells of fields, also of the kinds that only the directory has. */
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
