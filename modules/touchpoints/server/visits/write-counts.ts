import { type RawBuilder, sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { countryCode, type Visit } from './visit.ts';

type ColumnType = 'uuid' | 'text' | 'date' | 'timestamptz' | 'bigint';

/** Rows as one parameter per column: `unnest($1::uuid[], $2::text[])`. */
export function columns<Row extends object>(
  rows: readonly Row[],
  types: Partial<Record<keyof Row & string, ColumnType>>,
): RawBuilder<unknown> {
  const lists = Object.entries(types).map(
    ([name, type]) =>
      sql`${arrayLiteral(rows, name as keyof Row, type as ColumnType)}::${sql.raw(`${type}[]`)}`,
  );
  return sql`unnest(${sql.join(lists)})`;
}

/** Array literal for PostgreSQL. The driver would quote and escape every number and id, several times slower. */
function arrayLiteral<Row extends object>(
  rows: readonly Row[],
  name: keyof Row,
  type: ColumnType,
): string {
  let text = '{';
  for (let at = 0; at < rows.length; at += 1) {
    const value = rows[at]?.[name] as string | number | Date | null | undefined;
    if (at > 0) text += ',';
    if (value === null || value === undefined) text += 'NULL';
    else if (value instanceof Date) text += value.toISOString();
    else text += type === 'text' ? quoted(String(value)) : value;
  }
  return `${text}}`;
}

function quoted(text: string): string {
  return /["\\]/.test(text) ? `"${text.replaceAll(/["\\]/g, '\\$&')}"` : `"${text}"`;
}

/** The data is invalid, so a retry cannot succeed (classes 22 and 23 of SQLSTATE). */
export function isAboutContents(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code);
}

/**
 * Months that this process has already ensured. A job creates months in advance, so this is only for late clocks and
 * journals.
 */
const made = new WeakMap<App['database'], Set<string>>();

/**
 * Ensures that the partitions of the visits' months exist. If one cannot be created, its visits go to the default partition.
 */
export async function makeMonths(
  { database, log }: Pick<App, 'database' | 'log'>,
  visits: readonly Visit[],
): Promise<void> {
  const known = made.get(database) ?? new Set();
  made.set(database, known);
  const months = new Set(visits.map(({ at }) => `${at.toISOString().slice(0, 7)}-01`));
  for (const month of months) {
    if (known.has(month) || !isNear(month)) continue;
    try {
      await sql`select touchpoints.make_visits_month(${month}::date)`.execute(
        database.acrossClients(),
      );
      known.add(month);
    } catch (error) {
      log.warn({ error, month }, 'the month of a visit could not be made');
    }
  }
}

/** A clock that is wrong by years must create no partition. */
function isNear(month: string): boolean {
  const days = (Date.now() - Date.parse(month)) / 86_400_000;
  return days > -31 && days < 26 * 31;
}

/** A visit with its day in the brand's time zone. */
export type CountedVisit = Visit & { day: string };

export interface TouchpointCount {
  clientId: string;
  touchpointId: string;
  scans: number;
  clicks: number;
  last: Visit;
}

export interface SeenCountry {
  clientId: string;
  country: string;
  touchpointId: string;
}

/** Changes of the touchpoints' totals, and of their countries. */
export function rollUp(visits: readonly CountedVisit[]) {
  const totals = new Map<string, TouchpointCount>();
  const countries = new Map<string, SeenCountry>();
  for (const visit of visits) {
    const { clientId, touchpointId } = visit;
    const key = `${clientId} ${touchpointId}`;
    let total = totals.get(key);
    if (total === undefined) {
      total = { clientId, touchpointId, scans: 0, clicks: 0, last: visit };
      totals.set(key, total);
    }
    if (visit.kind === 'scan') total.scans += 1;
    else total.clicks += 1;
    if (visit.at > total.last.at) total.last = visit;
    const country = countryCode(visit.country);
    if (country) countries.set(`${key} ${country}`, { clientId, country, touchpointId });
  }
  return { totals: [...totals.values()], countries: [...countries.values()] };
}
