import { expect, test } from 'vitest';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { useLookedAt } from '../live-map.tsx';

test('the given view is returned unchanged, so that the map does not move needlessly', () => {
  const given = { centre: [2.57, 44.35], zoom: 7 } as const;
  expect(renderHookOnce(() => useLookedAt(given))[0]).toBe(given);
});
