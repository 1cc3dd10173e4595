import { sql } from 'kysely';
import { STANDARD_CRITERIA } from '#modules/profile-hub/contract/standard-criteria.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { readCriteriaIndex } from './criteria-index.ts';

const COLUMNS = STANDARD_CRITERIA.flatMap(({ column }) => column ?? []);

/** How many contacts have a value of each criterion, by its slug; of consent, how many have decided. */
export async function countFilled(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
): Promise<{ contacts: number; filled: Record<string, number> }> {
  const ofColumns = await sql<Record<string, number>>`
    select count(*)::integer as contacts,
      ${sql.join(COLUMNS.map((column) => sql`count(${sql.id(column)})::integer as ${sql.id(column)}`))}
    from profile_hub.contacts where client_id = ${clientId}`.execute(db);
  const ofNumbers = await sql<{ number: number; count: number }>`
    select one as number, count(*)::integer as count
    from profile_hub.contacts, unnest(filled || given || withdrawn || refused) as one
    where client_id = ${clientId} group by one`.execute(db);
  const { contacts = 0, ...columns } = ofColumns.rows[0] ?? {};
  const byNumber = new Map(ofNumbers.rows.map(({ number, count }) => [number, count]));
  const { all } = await readCriteriaIndex({ db }, clientId);
  return {
    contacts,
    filled: Object.fromEntries(
      all.map(({ slug, column, number, purpose }) => [
        slug,
        column ? (columns[column] ?? 0) : (byNumber.get(purpose ?? number ?? 0) ?? 0),
      ]),
    ),
  };
}
