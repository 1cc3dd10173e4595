import { expect, test } from 'vitest';
import { looksTable } from './looks-table.ts';

test('a screen that holds has a line, one that does not also says why', () => {
  const table = looksTable([
    { screen: 'sign-in', firstControl: 'input', faults: [] },
    { screen: 'touchpoints/list', firstControl: '', faults: ['lacks a title'] },
  ]);
  expect(table).toBe(
    [
      '✓ sign-in           input',
      '✗ touchpoints/list',
      '    lacks a title',
      '1 hold, 1 do not',
      '',
    ].join('\n'),
  );
});
