import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCondition } from './any-condition.ts';
import { FILTER_OPERATORS, readCondition, writeCondition } from './filter-condition.ts';

test('a condition is readable in the address', () => {
  expect(writeCondition({ field: 'scans', kind: 'number', operator: 'at-least', value: 500 })).toBe(
    'at-least:500',
  );
  expect(
    writeCondition({ field: 'country', kind: 'choice', operator: 'any-of', value: ['FR', 'DE'] }),
  ).toBe('any-of:FR,DE');
  expect(
    writeCondition({ field: 'made', kind: 'date', operator: 'within', value: 'last-week' }),
  ).toBe('within:last-week');
});

test('a written condition is read back unchanged, including commas and percent signs', () => {
  fc.assert(
    fc.property(anyCondition, (condition) => {
      expect(readCondition(condition.field, condition.kind, writeCondition(condition))).toEqual(
        condition,
      );
    }),
  );
});

test('an operator of another kind is refused', () => {
  expect(readCondition('scans', 'number', 'contains:5')).toBeNull();
  expect(readCondition('name', 'text', 'at-least:5')).toBeNull();
});

test('values that mean nothing are refused', () => {
  for (const [kind, text] of [
    ['number', 'at-least:'],
    ['number', 'at-least:many'],
    ['number', 'between:1'],
    ['number', 'at-most:1,2'],
    ['date', 'within:someday'],
    ['date', 'between:2026-02-30,2026-03-01'],
    ['choice', 'any-of:,'],
    ['boolean', 'is:maybe'],
    ['text', 'contains:'],
    ['text', 'contains'],
  ] as const)
    expect(readCondition('field', kind, text)).toBeNull();
});

test('bounds typed the wrong way round are put in order', () => {
  expect(readCondition('scans', 'number', 'between:9,2')).toMatchObject({ value: [2, 9] });
  expect(readCondition('made', 'date', 'between:2026-03-02,2026-03-01')).toMatchObject({
    value: ['2026-03-01', '2026-03-02'],
  });
});

test('any address at all is read without failing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary-ascii' }),
      fc.constantFrom('text', 'choice', 'number', 'date', 'boolean'),
      (text, kind) => {
        for (const operator of ['', ...FILTER_OPERATORS[kind].map((each) => `${each}:`)]) {
          const read = readCondition('field', kind, operator + text);
          expect(read === null || read.kind === kind).toBe(true);
        }
      },
    ),
  );
});
