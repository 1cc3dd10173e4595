import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureRuns } from './stat.tsx';

const quiet = (text: string) =>
  figureRuns(text).map((run) => (run.quiet ? `(${run.text})` : run.text));

test('the unit behind the digits is quiet', () => {
  expect(quiet('64.2%')).toEqual(['64.2', '(%)']);
  expect(quiet('182,406')).toEqual(['182,406']);
});

test('a currency in front stays as loud as its digits, one behind is quiet', () => {
  expect(quiet('€1.48M')).toEqual(['€1.48', '(M)']);
  expect(quiet('1,48\u00a0M\u00a0€')).toEqual(['1,48', '(\u00a0M\u00a0€)']);
});

test('text before and after the digits is muted', () => {
  expect(quiet('il y a 2\u00a0h')).toEqual(['(il y a )', '2', '(\u00a0h)']);
  expect(quiet('vor 12 Min.')).toEqual(['(vor )', '12', '( Min.)']);
});

test('the letters inside a duration are quiet', () => {
  expect(quiet('5\u00a0h\u00a040')).toEqual(['5', '(\u00a0h\u00a0)', '40']);
});

test('digits grouped by narrow spaces stay one run', () => {
  expect(quiet('182\u202f406')).toEqual(['182\u202f406']);
});

test('nothing of the text is lost', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(
        figureRuns(text)
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
