import { expect, test } from 'vitest';
import type { AreaFigures } from '#modules/opportunity/contract/area-figures.ts';
import type { LegendRule } from '#modules/opportunity/contract/configuration.ts';
import { colourAreas } from './map-areas.ts';

const area = (id: string, value: number | null, grey: AreaFigures['grey'] = null) =>
  ({ id, name: id, value, grey, hot: id === 'B' }) as AreaFigures;
const text = {
  value: ({ value }: { value: number }) => `${value}`,
  note: () => 'rank',
  noColour: (reason: string) => reason,
};
const RULES: LegendRule[] = [
  { operator: 'superiorEqual', value: 10, colour: '#2E6B5E' },
  { operator: 'superiorEqual', value: 5, colour: null },
];

test('areas have the colour of the first rule that fits, and the legend counts them [OPP-02]', () => {
  const { areas, steps, grey } = colourAreas(
    [area('A', 12), area('B', 5), area('C', 1), area('D', null, 'few-intentions')],
    RULES,
    true,
    text,
  );
  expect(areas).toEqual([
    { id: 'A', name: 'A', value: '12', note: 'rank', tone: 5, colour: '#2E6B5E' },
    { id: 'B', name: 'B', value: '5', note: 'rank', tone: 1, hot: true },
    { id: 'C', name: 'C', value: '1', note: 'no-rule', tone: 'none' },
    { id: 'D', name: 'D', value: '', note: 'few-intentions', tone: 'none' },
  ]);
  expect(steps.map((step) => step.areas)).toEqual([1, 1]);
  expect(grey).toBe(2);
});

test('the dark theme ignores a custom colour and uses the automatic step [OPP-02]', () => {
  const { areas, steps } = colourAreas([area('A', 12)], RULES, false, text);
  expect(areas[0]).not.toHaveProperty('colour');
  expect(steps[0]).toMatchObject({ tone: 5, colour: undefined });
});

test('without rules the steps are automatic, the highest first [OPP-02]', () => {
  const items = Array.from({ length: 21 }, (_, index) => area(`${index}`, index));
  const { steps, grey } = colourAreas(items, undefined, true, text);
  expect(steps.map(({ tone }) => tone)).toEqual([5, 4, 3, 2, 1, 0]);
  expect(steps.reduce((sum, step) => sum + step.areas, 0)).toBe(21);
  expect(grey).toBe(0);
});
