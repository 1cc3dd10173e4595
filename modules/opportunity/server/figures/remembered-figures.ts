import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type DayRange, firstOfMonth } from '#modules/opportunity/contract/periods.ts';
import type { App } from '#platform/server/app.ts';
import type { Context } from '../tables.ts';

/** Sums of demand by area and cell, and of sales by location. */
type FigureKind = 'demand' | 'sales';

/** Limit of all cached values together, about 60 MB. */
const MAX_VALUES = 8_000_000;
/** Memory of an id with its sum, in numbers. */
export const VALUES_PER_ID = 10;

/** Marks months of figures as changed, in the transaction that changes them, so that both become visible together. */
export async function markChanged(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { what, months }: { what: FigureKind; months: readonly string[] },
): Promise<void> {
  await sql`
    insert into opportunity.figure_versions as stored (client_id, what, month)
    select ${clientId}::uuid, ${what}, month
    from (select distinct unnest(${months}::date[]) as month) as changed order by month
    on conflict (client_id, what, month) do update set version = stored.version + 1`.execute(db);
}

/** Change counter of a month when figures were read, or later. */
export type MonthVersion = readonly [month: string, version: number];

/** Version of the figures of some days: differs after a change of any of their months. Read it before the figures. */
export async function readVersions(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<(what: FigureKind, range: DayRange) => MonthVersion[]> {
  const { rows } = await sql<{ what: FigureKind; month: string; version: number }>`
    select what, month, version from opportunity.figure_versions
    where client_id = ${clientId} order by month`.execute(db);
  return (what, { from, to }) =>
    rows
      .filter((row) => row.what === what && row.month >= firstOfMonth(from) && row.month <= to)
      .map(({ month, version }) => [month, version]);
}

/** Months that changed since, with the previous and the current version. */
export function changesBetween(
  since: readonly MonthVersion[],
  until: readonly MonthVersion[],
): { month: string; since: number; until: number }[] {
  const known = new Map(since);
  return until
    .map(([month, version]) => ({ month, since: known.get(month) ?? 0, until: version }))
    .filter((change) => change.until > change.since);
}

interface Stored {
  figures: unknown;
  values: number;
  versions: readonly MonthVersion[];
}
interface Memory {
  figures: LRUCache<string, Stored>;
  reading: Map<string, Promise<unknown>>;
}
const ofApps = new WeakMap<App, Memory>();

interface FigureSource<Figures> {
  read: () => Promise<Figures>;
  count: (figures: Figures) => number;
  /** Versions of figures that can be partly renewed; they are not part of the key. */
  versions?: readonly MonthVersion[];
  /** Returns older figures updated with all changes since, or undefined if they must be read completely. */
  renew?: (known: Figures, since: readonly MonthVersion[]) => Promise<Figures | undefined>;
}

/**
 * Returns cached figures of the same key, or the result of `read`. The key contains the versions of all inputs. Figures
 * of readers restricted to locations, and figures with a count of zero, are not cached. Callers must not modify the
 * result.
 */
export async function rememberFigures<Figures>(
  { app }: { app: App },
  key: readonly unknown[],
  { read, count, versions = [], renew }: FigureSource<Figures>,
): Promise<Figures> {
  const memory = memoryOf(app);
  const name = nameOf(key);
  const known = memory.figures.get(name);
  if (known && changesBetween(known.versions, versions).length === 0)
    return known.figures as Figures;
  const readOrRenew = async () =>
    (known && (await renew?.(known.figures as Figures, known.versions))) ?? (await read());
  // If another request that reads them fails, this one tries itself.
  const wanted = nameOf([name, versions]);
  const underWay = memory.reading.get(wanted) as Promise<Figures> | undefined;
  if (underWay) return underWay.catch(readOrRenew);
  const reading = readOrRenew();
  memory.reading.set(wanted, reading);
  try {
    const figures = await reading;
    const values = Math.min(count(figures), MAX_VALUES);
    if (values > 0) memory.figures.set(name, { figures, values, versions });
    return figures;
  } finally {
    memory.reading.delete(wanted);
  }
}

function nameOf(key: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(key)).digest('base64');
}

function memoryOf(app: App): Memory {
  const known = ofApps.get(app) ?? {
    figures: new LRUCache<string, Stored>({
      maxSize: MAX_VALUES,
      sizeCalculation: ({ values }) => values,
    }),
    reading: new Map(),
  };
  ofApps.set(app, known);
  return known;
}
