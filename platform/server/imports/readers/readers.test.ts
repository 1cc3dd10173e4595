import { describe, expect, test } from 'vitest';
import type { Century, DateOrder } from '#platform/contract/imports/import-report.ts';
import { type CellContext, CellFault, type ReadCell } from '../import-column.ts';
import {
  boolean,
  country,
  email,
  list,
  money,
  namedOption,
  number,
  text,
  url,
} from './cell-readers.ts';
import { date, defaultReading } from './date.ts';

const context: CellContext = {
  locale: 'en',
  textOf: () => '',
  translate: (key: string) => key,
  textsOf: () => [],
};
const BAD = Symbol('fault');

function all<Value>(read: ReadCell<Value>, cells: Record<string, Value | typeof BAD>) {
  const found = Object.keys(cells).map((cell) => {
    const value = read(cell, context);
    return [cell, value instanceof CellFault ? BAD : value];
  });
  expect(Object.fromEntries(found)).toEqual(cells);
}

describe('a cell can contain', () => {
  test('a text up to its length', () => {
    all(text(3), { abc: 'abc', abcd: BAD });
    expect(text(3)('abcd', context)).toEqual(new CellFault('tooLong', { max: 3 }));
  });

  test('an e-mail in its one spelling', () => {
    all(email, { 'Ana@Brand.Example': 'ana@brand.example', 'marie@@orange': BAD, 'a b@c.d': BAD });
  });

  test('a web address, with or without its beginning, and nothing that runs', () => {
    all(url, {
      'https://brand.example/a?b=1': 'https://brand.example/a?b=1',
      'www.brand.example': 'https://www.brand.example',
      'javascript:alert(1)': BAD,
      'two words': BAD,
      hello: BAD,
    });
  });

  test('a country by its code or by its name in any of the six languages', () => {
    all(country, {
      fr: 'FR',
      FR: 'FR',
      Frankreich: 'FR',
      Frankrike: 'FR',
      'Côte d’Ivoire': 'CI',
      'costa rica': 'CR',
      Österreich: 'AT',
      'Stati Uniti': 'US',
      UK: 'GB',
      ZZ: BAD,
      Narnia: BAD,
    });
  });

  test('a number with a comma or a point, grouped in any way', () => {
    all(number(), {
      '12': 12,
      '-3,5': -3.5,
      '1 234,56': 1234.56,
      '1.234,56': 1234.56,
      '1,234.56': 1234.56,
      "1'234'567": 1234567,
      '1.234.567': 1234567,
      '.5': 0.5,
      '1.2.3': BAD,
      '0x10': BAD,
      '1e9': BAD,
      '-': BAD,
      twelve: BAD,
    });
    all(number({ min: 0, max: 10, whole: true }), { '10': 10, '11': BAD, '-1': BAD, '1.5': BAD });
  });

  test('money in hundredths, exactly', () => {
    all(money, {
      '1 234,50 €': 123450,
      'NOK 19.99': 1999,
      '0.29': 29,
      '4.35': 435,
      '1.005': BAD,
      '-1': BAD,
      free: BAD,
    });
  });

  test('yes and no in six languages', () => {
    all(boolean, {
      Oui: true,
      sí: true,
      sì: true,
      JA: true,
      vrai: true,
      x: true,
      '1': true,
      '✓': true,
      nei: false,
      Nein: false,
      falso: false,
      '0': false,
      vielleicht: BAD,
      '2': BAD,
    });
  });

  test('one of a few, as itself or by its name in any language', () => {
    const names = new Map([
      ['type.retailer', ['Point of sale', 'Händler']],
      ['type.own', ['Own shop', 'Eigener Laden']],
    ]);
    const read = namedOption({ retailer: 'type.retailer', own: 'type.own' });
    const german: CellContext = {
      ...context,
      translate: (key) => names.get(key)?.[1] ?? key,
      textsOf: (key) => names.get(key) ?? [],
    };
    for (const word of ['Retailer', 'handler', 'point-of-sale'])
      expect(read(word, german), word).toBe('retailer');
    expect(read('OWN', german)).toBe('own');
    expect(read('Mme', german)).toEqual(
      new CellFault('notOneOf', { choices: 'Händler, Eigener Laden' }),
    );
  });

  test('several in one cell, each once', () => {
    expect(list(text(5))('north; south|north ;', context)).toEqual(['north', 'south']);
    all(list(number(), 2), { '1;2;3': BAD, '1;x': BAD });
  });

  test('a day that exists', () => {
    all(date, {
      '2026-11-16': '2026-11-16',
      '2026-11-16T10:00:00': '2026-11-16',
      '6.1.2026': '2026-01-06',
      '31/12/1984': '1984-12-31',
      '31/02/1984': BAD,
      '12/31/1984': BAD,
      '1.1.84': '1984-01-01',
      '1980/01/31': '1980-01-31',
      '31 janvier 1980': '1980-01-31',
      '31. Jänner 1980': '1980-01-31',
      '31 de enero de 1980': '1980-01-31',
      '1er août 1980': '1980-08-01',
      'January 31st, 1980': '1980-01-31',
      '31-Jan-80': '1980-01-31',
      '3 marzo 1980': '1980-03-03',
      '17. mai 1980': '1980-05-17',
      '31 nothing 1980': BAD,
      '1/1/980': BAD,
    });
  });

  test('a day in the order and the century of its file [PH-10]', () => {
    const read = (text: string, order: DateOrder, century: Century) =>
      date(text, { ...context, dates: { ...defaultReading(), order, century } });
    expect(read('01/31/80', 'MDY', '1900')).toBe('1980-01-31');
    expect(read('80-01-31', 'YMD', '2000')).toBe('2080-01-31');
    expect(read('31/01/80', 'DMY', 'past')).toBe('1980-01-31');
    expect(read('31/01/05', 'DMY', 'past')).toBe('2005-01-31');
    expect(read('31/01/1980', 'MDY', 'past')).toEqual(new CellFault('notDate'));
    expect(read('31/01/1980', 'YMD', 'past')).toBe('1980-01-31');
  });
});
