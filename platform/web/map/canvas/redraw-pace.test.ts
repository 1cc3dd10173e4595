import { expect, test } from 'vitest';
import { RedrawPace } from './carry-picture.ts';

/** The last drawing was requested at 10,000 and is finished. */
function afterCosts(...costs: number[]): RedrawPace {
  const pace = new RedrawPace();
  costs.forEach((cost, index) => {
    const at = 10_000 - 1_000 * (costs.length - 1 - index);
    pace.drew(at);
    pace.done(at + cost);
  });
  return pace;
}

test('where drawing is quick, every step of a drag is drawn [BEY-02]', () => {
  expect(new RedrawPace().isDue(10_001, 0)).toBe(true);
  expect(afterCosts(17, 16, 33).isDue(10_034, 0)).toBe(true);
});

test('one drawing that was held up changes nothing [BEY-02]', () => {
  expect(afterCosts(16, 400, 16).isDue(10_017, 0)).toBe(true);
});

test('a drawing that is not done is not followed by the next [BEY-02]', () => {
  const pace = new RedrawPace();
  expect(pace.drew(1_000)).toBe(true);
  expect(pace.isDue(1_017, 0)).toBe(true);
  expect(pace.drew(1_017)).toBe(false);
  expect(pace.isDue(1_050, 1)).toBe(false);
  expect(pace.isBusy(1_050)).toBe(true);
  pace.done(1_060);
  expect(pace.isBusy(1_061)).toBe(false);
  expect(pace.isDue(1_061, 0)).toBe(true);
});

test('slow drawing delays the next redraw during a drag, by at most 300 ms [BEY-02]', () => {
  const slow = afterCosts(50, 40, 60);
  expect(slow.isDue(10_099, 0.1)).toBe(false);
  expect(slow.isDue(10_100, 0.1)).toBe(true);
  expect(afterCosts(900, 900, 900).pause()).toBe(300);
});

test('a map image that was dragged far is redrawn immediately [BEY-02]', () => {
  expect(afterCosts(50, 50, 50).isDue(10_061, 0.3)).toBe(true);
});

test('a machine that has become quick again draws every step again [BEY-02]', () => {
  expect(afterCosts(50, 50, 50, 16).isDue(10_020, 0)).toBe(true);
});
