import { expect, test } from 'vitest';
import {
  chosenColumns,
  everyCriterion,
  placeCriterion,
  toggleAll,
  toggleCriterion,
} from './use-export-form.ts';

const slugs = ['email', 'firstname', 'city'];
const all = everyCriterion(slugs);

test('criteria can be left out and reordered, and an unchanged selection sends no columns [PH-14]', () => {
  expect(chosenColumns(all, slugs)).toBeUndefined();
  const moved = placeCriterion(all, 'city', 0);
  expect(chosenColumns(moved, slugs)).toEqual(['city', 'email', 'firstname']);
  expect(chosenColumns(toggleCriterion(moved, 'email'), slugs)).toEqual(['city', 'firstname']);
  expect(chosenColumns(placeCriterion(moved, 'city', 9), slugs)).toBeUndefined();
});

test('all or none with one press', () => {
  const none = toggleAll(all);
  expect(chosenColumns(none, slugs)).toEqual([]);
  expect(chosenColumns(toggleAll(none), slugs)).toBeUndefined();
  expect(chosenColumns(toggleAll(toggleCriterion(all, 'city')), slugs)).toBeUndefined();
});
