import { expect, test } from 'vitest';
import { faultAt } from '../field-fault.ts';
import { line } from './text.ts';

test.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'a single-line text with %j is refused with its own code',
  (lineBreak) => {
    const given = `Chez${lineBreak}Paul`;
    const { error } = line({ max: 40 }).safeParse(given);
    expect(error?.issues.map((issue) => faultAt(issue, given))).toEqual([{ code: 'lineBreak' }]);
  },
);

test('spaces and line breaks around it slipped in and are left out', () => {
  expect(line({ max: 10 }).parse(' Chez Paul \r\n')).toBe('Chez Paul');
});
