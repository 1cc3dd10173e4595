import { expect, test } from 'vitest';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { useTurn } from '../live-map.tsx';

test('the second step waits until the first one is done', () => {
  expect(renderHookOnce(() => useTurn(false, 150))).toBe(false);
  expect(renderHookOnce(() => useTurn(true, 150))).toBe(true);
});
