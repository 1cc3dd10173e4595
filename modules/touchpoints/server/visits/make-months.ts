import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Visit } from './visit.ts';

/**
 * Months that this process has already ensured. A job creates months in advance, so this is only for late clocks and
 * journals.
 */
const made = new WeakMap<App['database'], Set<string>>();

/** Sees to it that the months of the visits exist. One that cannot be made is no harm: its visits have a place for the rest. */
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

/** A clock that is wrong by years creates no month. */
function isNear(month: string): boolean {
  const days = (Date.now() - Date.parse(month)) / 86_400_000;
  return days > -31 && days < 26 * 31;
}
