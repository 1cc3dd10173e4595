import { expect, test } from 'vitest';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { useScanBars } from './use-scan-bars.ts';

test('a country shows whether all, some or none of its visits are located by language alone [TP-05]', () => {
  const { countries } = renderHookOnce(() => useScanBars(5));
  const labels = countries([
    { value: 'FR', scans: 3, clicks: 1, byLanguage: 0 },
    { value: 'NO', scans: 2, clicks: 1, byLanguage: 3 },
    { value: 'DE', scans: 2, clicks: 0, byLanguage: 1 },
  ]).map(({ label }) => label);
  expect(labels[0]).not.toContain('anguage');
  expect(labels.slice(1)).toEqual([
    expect.stringContaining('scans.byLanguage'),
    expect.stringContaining('scans.partlyByLanguage'),
  ]);
});

test('the name of a country takes a second line and is not cut in its middle; a code is [TP-05]', () => {
  const { countries, bars } = renderHookOnce(() => useScanBars(5));
  const counted = [{ value: 'FR', scans: 3, clicks: 1, byLanguage: 2 }];
  expect(countries(counted)).toMatchObject([{ wraps: true }]);
  expect(bars(counted, ({ value }) => value)[0]).not.toHaveProperty('wraps');
});
