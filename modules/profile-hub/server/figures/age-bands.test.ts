import { expect, test } from 'vitest';
import { ageBands } from './read-dashboard.ts';

test('a band holds the birth dates between its days, and no date is in two bands [PH-01]', () => {
  const { bands, bandOf } = ageBands('2026-11');
  expect(bands.map(({ born }) => born)).toEqual([
    ['2008-12-01', '2999-12-31'],
    ['2001-12-01', '2008-11-30'],
    ['1991-12-01', '2001-11-30'],
    ['1981-12-01', '1991-11-30'],
    ['1971-12-01', '1981-11-30'],
    ['1961-12-01', '1971-11-30'],
    ['1000-01-01', '1961-11-30'],
  ]);
  for (const band of bands) for (const day of band.born) expect(bandOf(day.slice(0, 7))).toBe(band);
});
