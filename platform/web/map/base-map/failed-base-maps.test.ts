import { afterEach, expect, test, vi } from 'vitest';
import type { BaseMap } from '#platform/contract/map/base-map.ts';
import { FailedBaseMaps } from './use-base-map.ts';

const own: BaseMap = { kind: 'style', style: 'https://maps.example/style.json' };
const base: BaseMap = { kind: 'tiles', tiles: '/map/1/{z}', deepest: 7, attribution: '' };

afterEach(() => void vi.useRealTimers());

test('a failed base map is skipped for five minutes, but the last one never is [BEY-02]', () => {
  vi.useFakeTimers();
  const left = new FailedBaseMaps();
  expect(left.without([own, base])).toEqual([own, base]);
  left.leave(own);
  left.leave(base);
  expect(left.without([own, base])).toEqual([base]);
  vi.advanceTimersByTime(5 * 60_000);
  expect(left.without([own, base])).toEqual([own, base]);
});
