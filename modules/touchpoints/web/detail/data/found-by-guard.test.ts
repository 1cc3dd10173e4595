import { expect, test } from 'vitest';
import { foundByGuard } from './found-by-guard.ts';

const answer = { fault: null, answers: 'no', status: null, ms: null } as const;

test('what stops the printing comes first, then warnings, then what is fine', () => {
  const found = foundByGuard(
    [
      { check: 'contrast', verdict: 'fine' },
      { check: 'module', verdict: 'stop' },
      { check: 'ends', verdict: 'warning' },
    ],
    undefined,
  );
  expect(found.map(({ check }) => check)).toEqual(['module', 'ends', 'contrast']);
});

test('a destination that does not answer warns; one that is still asked says nothing', () => {
  expect(foundByGuard([], answer)).toEqual([{ check: 'destination', verdict: 'warning' }]);
  expect(foundByGuard([], { ...answer, answers: 'yes', status: 200, ms: 12 })).toEqual([
    { check: 'destination', verdict: 'fine' },
  ]);
  expect(foundByGuard([], 'asking')).toEqual([]);
});
