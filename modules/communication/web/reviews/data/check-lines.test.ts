import { expect, test } from 'vitest';
import { checkLines } from '../components/check-list.tsx';

const check = (name: string, passed: boolean, weight: number) => ({
  check: name,
  passed,
  weight,
  reason: { key: `replyCheck.${name}.passed`, params: {} },
});

test('failed checks come first, and the points of all are those of a hundred [REV-06]', () => {
  const lines = checkLines([
    check('language', true, 20),
    check('length', false, 10),
    check('topics', false, 40),
    check('tone', true, 10),
  ]);
  expect(lines.map(({ check: name, points }) => [name, points])).toEqual([
    ['topics', 50],
    ['length', 13],
    ['language', 25],
    ['tone', 13],
  ]);
});

test('a reply without checks has no lines', () => {
  expect(checkLines([])).toEqual([]);
});
