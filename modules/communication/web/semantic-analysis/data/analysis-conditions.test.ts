import { expect, test } from 'vitest';
import { toAnalysisConditions, toAnalysisFilters } from './analysis-conditions.ts';

test('the filters of the analysis survive their chips [REV-08]', () => {
  const filters = { origins: ['GMB' as const], groups: ['g1', 'g2'], shops: ['s1'], min: 150 };
  expect(toAnalysisFilters(toAnalysisConditions(filters))).toEqual(filters);
  const none = { origins: [], groups: [], shops: [], min: 0 };
  expect(toAnalysisConditions(none)).toEqual([]);
  expect(toAnalysisFilters([])).toEqual(none);
});
