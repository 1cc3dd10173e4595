import { expect, test } from 'vitest';
import {
  booleanField,
  choiceField,
  dayField,
  momentField,
  textField,
  wholeField,
} from '#platform/contract/fields/field-kinds.ts';
import { CellFault } from '../imports/import-column.ts';
import { cellOf, readerOf } from './file-columns.ts';

const label = 'label';
const texts = new Map([
  ['bronze', ['Bronze', 'Bronze', 'Bronce', 'Bronzo', 'Bronze', 'Bronse']],
  ['gold', ['Gold', 'Or', 'Oro', 'Oro', 'Gold', 'Gull']],
]);
const english = { translate: (key: string) => texts.get(key)?.[0] ?? key };
const french = { translate: (key: string) => texts.get(key)?.[1] ?? key };
const context = {
  locale: 'en',
  textOf: () => '',
  textsOf: (key: string) => texts.get(key) ?? [],
  ...english,
} as const;
const metal = { bronze: 'bronze', gold: 'gold' };

test.each([
  ['text', { ...textField({ max: 20 }), label }, 'Early birds'],
  ['choice', { ...choiceField(metal, 'bronze'), label }, 'gold'],
  ['whole', { ...wholeField({ min: 0, max: 10 }), label }, 7],
  ['day', { ...dayField, label }, '2027-05-31'],
  ['boolean', { ...booleanField(true), label }, false],
])('a cell of kind %s is read as it was written', (_, field, value) => {
  expect(readerOf(field)(String(cellOf(field, value, english)), context)).toBe(value);
  expect(cellOf(field, null, english)).toBe('');
});

test.each([
  ['too long', { ...textField({ max: 3 }), label }, 'long', 'tooLong'],
  ['no choice', { ...choiceField({ gold: 'gold' }, 'gold'), label }, 'iron', 'notOneOf'],
  ['above its bound', { ...wholeField({ min: 0, max: 10 }), label }, '11', 'aboveMax'],
])('a value that is %s is a fault', (_, field, given, code) => {
  const read = readerOf(field)(given, context);
  expect(read).toBeInstanceOf(CellFault);
  expect(read).toMatchObject({ code });
});

test('a choice is written by its name in the reader’s language, and read by its name in any [GEN-01] [GEN-03]', () => {
  const field = { ...choiceField(metal, 'bronze'), label };
  expect(cellOf(field, 'gold', french)).toBe('Or');
  for (const word of ['Or', 'oro', 'GULL', 'Gold', 'gold'])
    expect(readerOf(field)(word, context), word).toBe('gold');
  expect(readerOf(field)('iron', context)).toEqual(
    new CellFault('notOneOf', { choices: 'Bronze, Gold' }),
  );
});

test('a kind without a cell reader throws an error', () => {
  const field = { ...textField({ max: 3 }), kind: 'hours', label };
  expect(() => readerOf(field)).toThrow('hours');
});

test('a moment is written into a file, and no file brings one', () => {
  const field = { ...momentField, label };
  expect(cellOf(field, new Date('2027-05-31T08:30:00Z'), english)).toEqual(
    new Date('2027-05-31T08:30:00Z'),
  );
  expect(() => readerOf(field)).toThrow('only written');
});
