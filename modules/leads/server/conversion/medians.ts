import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../tables.ts';
import { fits, type WhichFigures } from './figure-rows.ts';

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

/** The shown class that contains a bucket. */
export function shownClass(bucket: number): number {
  const start = TIME_ENDS[bucket - 1] ?? 0;
  return SHOWN_ENDS.findIndex((end) => end === null || start < end);
}

/** Bucket and offset of the median; two entries for an even count. */
function medianPositions(
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

/** Number of leads per class of times. */
export type ClassCounts = ReadonlyMap<number, number>;

const COLUMNS = {
  accept: { bucket: sql.ref('accept_bucket'), minutes: sql.ref('accept_minutes') },
  convert: { bucket: sql.ref('convert_bucket'), minutes: sql.ref('convert_minutes') },
} as const;

export interface TimesToRank {
  kind: keyof typeof COLUMNS;
  which: WhichFigures;
  counts: ClassCounts;
}

/**
 * Exact medians in whole minutes. The counts give the bucket of the median and its offset, so only leads of that bucket
 * are read, in index order [CONV-01].
 */
export async function exactMedians(
  { db }: Pick<Context, 'db'>,
  timesToRank: readonly TimesToRank[],
): Promise<(number | null)[]> {
  const parts = timesToRank.flatMap(({ kind, which, counts }, set) => {
    const { bucket, minutes } = COLUMNS[kind];
    return medianPositions(counts).map(
      (middle) => sql`(
        select ${set}::int as set, ${minutes} as minutes from leads.counted_leads
        where ${fits(which)} and ${bucket} = ${middle.bucket}
        order by ${minutes} offset ${middle.offset} limit 1)`,
    );
  });
  if (parts.length === 0) return timesToRank.map(() => null);
  const { rows } = await sql<{ set: number; minutes: number }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  return timesToRank.map(({ counts }, set) =>
    middleValue(
      rows.filter((row) => row.set === set),
      counts,
    ),
  );
}

/** The same for each key of a table, with one query for all classes that contain a median. */
export async function exactMediansByKey(
  { db }: Pick<Context, 'db'>,
  which: WhichFigures,
  { key, counts }: { key: RawBuilder<unknown>; counts: ReadonlyMap<string, ClassCounts> },
): Promise<Map<string, number>> {
  const middles = [...counts].flatMap(([name, of]) =>
    medianPositions(of).map((middle) => ({ ...middle, name })),
  );
  const { rows } = await sql<{ key: string; minutes: number }>`
    with middle as (
      select * from unnest(${middles.map(({ name }) => name)}::text[],
        ${middles.map(({ bucket }) => bucket)}::smallint[],
        ${middles.map(({ offset }) => offset + 1)}::bigint[]) as middle (key, bucket, nth)
    ), ranked as (
      select ${key} as key, accept_bucket as bucket, accept_minutes as minutes,
        row_number() over (partition by ${key}, accept_bucket order by accept_minutes) as nth
      from leads.counted_leads
      where ${fits(which)} and (${key}, accept_bucket) in (select middle.key, middle.bucket from middle)
    )
    select ranked.key, ranked.minutes from ranked join middle using (key, bucket, nth)`.execute(db);
  const found = Map.groupBy(rows, (row) => row.key);
  return new Map(
    [...counts].flatMap(([name, of]) => {
      const median = middleValue(found.get(name) ?? [], of);
      return median === null ? [] : [[name, median] as const];
    }),
  );
}

/** Leads counted between the two reads can move the median out of the bucket; then it is estimated from the counts. */
function middleValue(rows: readonly { minutes: number }[], counts: ClassCounts): number | null {
  if (rows.length < medianPositions(counts).length || rows.length === 0)
    return estimateMedian(counts);
  return Math.round(rows.reduce((sum, { minutes }) => sum + minutes, 0) / rows.length);
}
