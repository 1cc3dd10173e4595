import { expect, test } from 'vitest';
import { CellFault } from '#platform/server/imports/import-column.ts';
import { readAttributes, writeAttributes } from './field-cells.ts';

const context = {
  locale: 'en' as const,
  textOf: () => '',
  translate: (key: string) => key,
  textsOf: () => [],
};

test.each([
  [{ Floor: '2', Area: '120 m²' }],
  [{ Note: 'open: always; really' }],
  [{ 'a:b': '{x}' }],
  [{}],
])('attributes %o come back as they went out', (attributes) => {
  const text = writeAttributes(attributes);
  expect(text === '' ? {} : readAttributes(text, context)).toEqual(attributes);
});

test('an invalid attribute list, or one with too many entries, is reported', () => {
  const wrong = new CellFault('directory.attributes');
  expect(readAttributes('just words', context)).toEqual(wrong);
  expect(readAttributes('{"a": 1}', context)).toEqual(wrong);
  const many = Array.from({ length: 31 }, (_, at) => `k${at}: v`).join(';');
  expect(readAttributes(many, context)).toEqual(new CellFault('tooMany', { max: 30 }));
});

test('names of built-in object properties are valid attribute names, except __proto__', () => {
  const read = readAttributes('constructor: 1; toString: 2; hasOwnProperty: 3', context);
  expect(Object.entries(read)).toEqual([
    ['constructor', '1'],
    ['toString', '2'],
    ['hasOwnProperty', '3'],
  ]);
  const wrong = expect.objectContaining({ code: 'directory.attributes' });
  expect(readAttributes('Floor: 2; __proto__: 1', context)).toEqual(wrong);
  expect(readAttributes('{"__proto__": "1"}', context)).toEqual(wrong);
});
