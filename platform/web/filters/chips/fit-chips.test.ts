import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitChips } from './chips-row.tsx';

const bar = { full: [200, 300, 250], short: [120, 160, 130], fold: 40, gap: 6 };

test('with room every value is written out', () => {
  expect(fitChips({ ...bar, room: 762 })).toEqual({ form: 'full', shown: 3 });
});

test('values shorten before a filter folds', () => {
  expect(fitChips({ ...bar, room: 761 })).toEqual({ form: 'short', shown: 3 });
  expect(fitChips({ ...bar, room: 422 })).toEqual({ form: 'short', shown: 3 });
});

test('then the last filters fold into one button that has room itself', () => {
  expect(fitChips({ ...bar, room: 421 })).toEqual({ form: 'short', shown: 2 });
  expect(fitChips({ ...bar, room: 331 })).toEqual({ form: 'short', shown: 1 });
  expect(fitChips({ ...bar, room: 20 })).toEqual({ form: 'short', shown: 0 });
});

test('no filters need no room', () => {
  expect(fitChips({ full: [], short: [], fold: 40, gap: 6, room: 0 })).toEqual({
    form: 'full',
    shown: 0,
  });
});

test('visible chips and the overflow button always fit the available width', () => {
  const widths = fc.array(
    fc.tuple(fc.integer({ min: 60, max: 400 }), fc.integer({ min: 40, max: 60 })),
  );
  fc.assert(
    fc.property(widths, fc.integer({ min: 40, max: 1_500 }), (chips, room) => {
      const full = chips.map(([long]) => long);
      const short = chips.map(([, brief]) => brief);
      const { form, shown } = fitChips({ full, short, fold: 40, gap: 6, room });
      const drawn = (form === 'full' ? full : short).slice(0, shown);
      const pieces = shown < chips.length ? [...drawn, 40] : drawn;
      const sum = pieces.reduce((total, width) => total + width, 0);
      expect(sum + 6 * Math.max(0, pieces.length - 1)).toBeLessThanOrEqual(room);
    }),
  );
});
