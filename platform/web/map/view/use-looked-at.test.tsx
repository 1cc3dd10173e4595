import { expect, test } from 'vitest';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { useLookedAt } from '../live-map.tsx';

test('a map looks where it is told to, in so many words, so that it is not moved for nothing', () => {
  const given = { centre: [2.57, 44.35], zoom: 7 } as const;
  expect(renderHookOnce(() => useLookedAt(given))[0]).toBe(given);
});
