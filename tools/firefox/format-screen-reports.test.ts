import { expect, test } from 'vitest';
import { formatScreenReports } from './format-screen-reports.ts';

test('a passing screen has one line, a failing one also shows the reason', () => {
  const table = formatScreenReports([
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
