import { expect, test } from 'vitest';
import { visiblePart } from './use-section-scroll.ts';

const parts = (...tops: number[]) =>
  tops.map((top, at) => ({ name: (['voice', 'rules', 'sources'] as const)[at] ?? 'voice', top }));

test('the tab of the section below the tabs is the current one [REV-07]', () => {
  expect(visiblePart(parts(146, 400, 700), 210, false)).toBe('voice');
  expect(visiblePart(parts(-300, 180, 500), 210, false)).toBe('rules');
  expect(visiblePart(parts(220, 400, 700), 210, false)).toBe('voice');
});

test('at the end of the page the last section is current, although it cannot reach the top [REV-07]', () => {
  expect(visiblePart(parts(-300, 180, 500), 210, true)).toBe('sources');
});
