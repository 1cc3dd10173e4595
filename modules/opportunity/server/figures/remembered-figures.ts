import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type DayRange, firstOfMonth } from '#modules/opportunity/contract/periods.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { OpportunityTables } from '../tables.ts';

/** Sums of demand by area and cell, and of sales by location. */
type FigureKind = 'demand' | 'sales';

/** All values in memory together: about 60 MB. */
const MOST_VALUES = 8_000_000;
/** An id with its sum takes as much memory as so many numbers. */
export const VALUES_PER_ID = 10;

/** Marks months of the figures as changed; in the transaction that changes them, so that no reader sees one without the other. */
export async function markChanged(
  db: Db<OpportunityTables>,
  clientId: string,
  { what, months }: { what: FigureKind; months: readonly string[] },
): Promise<void> {
  await sql`
    insert into opportunity.figure_versions as stored (client_id, what, month)
    select ${clientId}::uuid, ${what}, month
    from (select distinct unnest(${months}::date[]) as month) as changed order by month
    on conflict (client_id, what, month) do update set version = stored.version + 1`.execute(db);
}

/** Names the state of the figures of some days: another one once a month of them has changed. Read it before the figures. */
export async function readVersions(
  db: Db<OpportunityTables>,
  clientId: string,
): Promise<(what: FigureKind, range: DayRange) => string> {
  const { rows } = await sql<{ what: FigureKind; month: string; version: string }>`
    select what, month, version::text as version from opportunity.figure_versions
    where client_id = ${clientId} order by month`.execute(db);
  return (what, { from, to }) =>
    rows
      .filter((row) => row.what === what && row.month >= firstOfMonth(from) && row.month <= to)
      .map(({ month, version }) => `${month} ${version}`)
      .join();
}

interface Memory {
  figures: LRUCache<string, { figures: unknown; values: number }>;
  reading: Map<string, Promise<unknown>>;
}
const ofApps = new WeakMap<App, Memory>();

/**
 * Figures that were read for the same key, or those that `read` gives. The key holds the version of all that they are made of;
 * figures of readers who are bound to locations are not remembered, nor those that count as none. Nobody changes what is given.
 */
export async function rememberFigures<Figures>(
  app: App,
  key: readonly unknown[],
  { read, count }: { read: () => Promise<Figures>; count: (figures: Figures) => number },
): Promise<Figures> {
  const memory = memoryOf(app);
  const name = createHash('sha256').update(JSON.stringify(key)).digest('base64');
  const known = memory.figures.get(name);
  if (known) return known.figures as Figures;
  // Another request reads them: where it fails, this one tries itself.
  const underWay = memory.reading.get(name) as Promise<Figures> | undefined;
  if (underWay) return underWay.catch(read);
  const reading = read();
  memory.reading.set(name, reading);
  try {
    const figures = await reading;
    const values = Math.min(count(figures), MOST_VALUES);
    if (values > 0) memory.figures.set(name, { figures, values });
    return figures;
  } finally {
    memory.reading.delete(name);
  }
}

function memoryOf(app: App): Memory {
  const known = ofApps.get(app) ?? {
    figures: new LRUCache<string, { figures: unknown; values: number }>({
      maxSize: MOST_VALUES,
      sizeCalculation: ({ values }) => values,
    }),
    reading: new Map(),
  };
  ofApps.set(app, known);
  return known;
}
