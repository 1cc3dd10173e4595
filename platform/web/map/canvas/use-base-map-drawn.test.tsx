import type { Map as MapLibre } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { useBaseMapDrawn } from './use-base-map-drawn.ts';

test('a map that is not made, or just made, is not drawn: its pictures stay [BEY-02]', () => {
  expect(renderHookOnce(() => useBaseMapDrawn(null, () => {}))).toBe(false);
  expect(renderHookOnce(() => useBaseMapDrawn({} as MapLibre, () => {}))).toBe(false);
});
