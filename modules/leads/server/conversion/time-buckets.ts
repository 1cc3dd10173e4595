/**
 * Ends of the classes in which times are counted, in minutes. They are narrow enough that few leads have to be read to find
 * a median, and hold the ends that the dashboard shows.
 */
export const TIME_ENDS = [
  15, 30, 60, 90, 120, 180, 240, 360, 480, 720, 960, 1200, 1440, 2160, 2880, 4320, 5760, 7200, 8640,
  10_080, 14_400, 20_160, 28_800, 43_200, 86_400,
] as const;

/** Classes shown on the dashboard: under one hour, four hours, a day, two days, a week, longer. */
export const SHOWN_ENDS = [60, 240, 1440, 2880, 10_080, null] as const;

/** In which of the shown classes a bucket lies. */
export function shownClass(bucket: number): number {
  const start = TIME_ENDS[bucket - 1] ?? 0;
  return SHOWN_ENDS.findIndex((end) => end === null || start < end);
}

/** Bucket and offset of the median; two entries for an even count. */
export function medianPositions(
  counts: ReadonlyMap<number, number>,
): { bucket: number; offset: number }[] {
  const buckets = [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return [];
  const middles = new Set([Math.floor((total - 1) / 2), Math.floor(total / 2)]);
  return [...middles].flatMap((nth) => {
    let before = 0;
    for (const [bucket, count] of buckets) {
      if (nth < before + count) return [{ bucket, offset: nth - before }];
      before += count;
    }
    return [];
  });
}

/** Approximate median in minutes, assuming an even distribution within its bucket. */
export function estimateMedian(counts: ReadonlyMap<number, number>): number | null {
  const buckets = [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  const half = buckets.reduce((sum, [, count]) => sum + count, 0) / 2;
  let before = 0;
  for (const [bucket, count] of buckets) {
    if (before + count >= half) {
      const start = TIME_ENDS[bucket - 1] ?? 0;
      const end = TIME_ENDS[bucket] ?? start * 2;
      return Math.round(start + ((half - before) / count) * (end - start));
    }
    before += count;
  }
  return null;
}
