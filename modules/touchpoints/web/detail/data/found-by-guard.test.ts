import { expect, test } from 'vitest';
import { foundByGuard } from './found-by-guard.ts';

const answer = { fault: null, answers: 'no', status: null, ms: null } as const;
const form = { destUrl: 'https://maison.example/', answer: undefined, sideMm: 25 } as const;

test('blocking findings come first, then warnings, then passed checks', () => {
  const found = foundByGuard(
    [
      { check: 'contrast', verdict: 'fine' },
      { check: 'module', verdict: 'stop' },
      { check: 'ends', verdict: 'warning' },
    ],
    form,
  );
  expect(found.map(({ check }) => check)).toEqual(['module', 'ends', 'contrast']);
});

test('a destination that does not answer gives a warning; a pending check gives no finding', () => {
  const found = (given: Parameters<typeof foundByGuard>[1]['answer']) =>
    foundByGuard([], { ...form, answer: given });
  expect(found(answer)).toEqual([{ check: 'destination', verdict: 'warning' }]);
  expect(found({ ...answer, answers: 'yes', status: 200, ms: 12 })).toEqual([
    { check: 'destination', verdict: 'fine' },
  ]);
  expect(found('asking')).toEqual([]);
});

test.each(['', 'maison', 'javascript:alert(1)', 'http://127.1/'])(
  'nothing is ready to print while “%s” is typed as its destination [TP-05]',
  (destUrl) => {
    expect(foundByGuard([{ check: 'contrast', verdict: 'fine' }], { ...form, destUrl })).toEqual([
      { check: 'destination', verdict: 'stop' },
      { check: 'contrast', verdict: 'fine' },
    ]);
  },
);

test('a landing page needs no destination', () => {
  expect(foundByGuard([], { ...form, destUrl: null })).toEqual([]);
});

test('an invalid side length blocks printing instead of showing the previous measurement [TP-05]', () => {
  const before = { check: 'module', verdict: 'fine', measured: 0.7, limit: 0.5 } as const;
  expect(foundByGuard([before], { ...form, sideMm: undefined })).toEqual([
    { check: 'module', verdict: 'stop' },
  ]);
});
