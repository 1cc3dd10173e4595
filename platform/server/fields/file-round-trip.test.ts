import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import {
  booleanField,
  dayField,
  moneyField,
  numberField,
  textField,
  wholeField,
} from '#platform/contract/fields/field-kinds.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { readSheet } from '../spreadsheets/read-sheet.ts';
import { writeSheet } from '../spreadsheets/write-sheet.ts';
import { exportColumns, readerOf } from './file-columns.ts';

const label = 'label';
const file = { example: '' };
const fields = {
  name: { ...textField({ max: 100 }), label, file },
  pieces: { ...wholeField({ min: 0, max: 10_000_000 }), label, file },
  latitude: { ...numberField({ min: -90, max: 90 }), label, file },
  price: { ...moneyField({ max: 100_000_000 }), label, file },
  since: { ...dayField, label, file },
  open: { ...booleanField(true), label, file },
};
const records = [
  {
    name: '1,5; "x"',
    pieces: 1234,
    latitude: -1.234,
    price: 123_450,
    since: '2026-04-03',
    open: true,
  },
  {
    name: '03/04/2026',
    pieces: 1_000_000,
    latitude: 48.857,
    price: 5,
    since: '1899-12-31',
    open: false,
  },
  {
    name: '=1.234',
    pieces: 0,
    latitude: 0.000_001,
    price: 100_000,
    since: '2024-02-29',
    open: true,
  },
];

describe.each(LOCALES)('a file written for readers of %s', (reader) => {
  test.each(['csv', 'xlsx'] as const)(
    'as %s is read back as it was, untold [GEN-03]',
    async (format) => {
      const columns = exportColumns<(typeof records)[number]>(fields);
      const sheet = writeSheet({
        format,
        title: 'x',
        header: Object.keys(fields),
        dates: columns.map(({ dates }) => dates),
        rows: records.map((row) =>
          columns.map(({ value }) => value(row, { translate: (key) => key })),
        ),
        reader,
      });
      const bytes = Uint8Array.from(await buffer(sheet));
      const [, ...lines] = (await Array.fromAsync(readSheet({ bytes, kind: format }))).flat();
      // Importing and exporting users may have different languages.
      const context = {
        locale: 'en',
        textOf: () => '',
        translate: (key: string) => key,
        textsOf: () => [],
      } as const;
      const read = lines.map(({ cells }) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, field], at) => [
            name,
            readerOf(field)(cells[at] ?? '', context),
          ]),
        ),
      );
      expect(read).toEqual(records);
    },
  );
});
