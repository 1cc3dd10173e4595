import { expect, test } from 'vitest';
import { missingRuns } from './column-plot.tsx';

test('neighbouring missing periods are one run, which is named once [LOC-07]', () => {
  const periods = [false, true, true, false, true].map((missing) => ({ missing }));
  expect(missingRuns(periods)).toEqual([
    { from: 1, to: 2 },
    { from: 4, to: 4 },
  ]);
  expect(missingRuns([{}, {}])).toEqual([]);
});
