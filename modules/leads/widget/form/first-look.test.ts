import { expect, test } from 'vitest';
import type { Asked } from '../answers/steps-of-form.ts';
import { firstLook } from './first-look.ts';

const asked = (halves: boolean[]) =>
  halves.map((half, at) => ({ field: { key: `f${at}`, half }, isRequired: true }) as Asked);

test('as many fields are drawn at once as fill the screen, two halves in one row [FORM-08]', () => {
  const twenty = asked(Array.from({ length: 20 }, () => false));
  expect(firstLook(twenty, 844)).toBe(9);
  expect(firstLook(asked(Array.from({ length: 20 }, () => true)), 844)).toBe(17);
  expect(firstLook(twenty, 4_000)).toBe(20);
  expect(firstLook(twenty.slice(0, 3), 844)).toBe(3);
  expect(firstLook(asked([true, false, true, false]), 250)).toBe(3);
});
