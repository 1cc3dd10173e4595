import type { Map as MapLibre } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { usedOnce } from '#platform/testing/used-once.tsx';
import { useFirstLook } from './use-first-look.ts';

test('a map that is not made, or just made, is not drawn: its pictures stay [BEY-02]', () => {
  expect(usedOnce(() => useFirstLook(null, () => {}))).toBe(false);
  expect(usedOnce(() => useFirstLook({} as MapLibre, () => {}))).toBe(false);
});
