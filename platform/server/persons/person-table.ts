import { sql } from 'kysely';
import type { Person } from '#platform/contract/person.ts';
import type { Db } from '../database/database.ts';
import type { ErasedPersonalData, StoredPersonalData } from './personal-data-handler.ts';

/**
 * A table of a client whose rows belong to a person, found by any of these columns. A table without contact IDs is
 * searched by email or phone only. An erasure deletes the matching rows.
 */
export interface PersonTable {
  table: string;
  /** The key of the text that names it. */
  what: string;
  contactIds?: readonly string[];
  emails?: readonly string[];
  /** The table stores e-mails in lower case only, so an index on the column can be used. */
  lowerCase?: true;
  /** A phone may be shared: it finds a row only where no e-mail and no contact id is beside it. */
  phones?: readonly string[];
  /** The rows stay and are emptied in another way: they hold a ledger or a proof. */
  stays?: true;
  /** The rows stay, with null in these columns. */
  unlinks?: readonly string[];
}

/** All columns of a deleted row are gone; of other rows only those that are named. */
export function isDeleted({ stays, unlinks }: PersonTable): boolean {
  return !stays && !unlinks;
}

export async function heldInTables(
  { db }: { db: Db },
  person: Person,
  tables: readonly PersonTable[],
): Promise<StoredPersonalData[]> {
  const held: StoredPersonalData[] = [];
  for (const table of tables) {
    const { rows } = await sql<{ record: Record<string, unknown> }>`
      select jsonb_strip_nulls(to_jsonb(held) - 'client_id') as record from ${sql.table(table.table)} as held
      where ${rowsOf(person, table)}`.execute(db);
    held.push({ what: table.what, records: rows.map(({ record }) => record) });
  }
  return held;
}

export async function eraseFromTables(
  { db }: { db: Db },
  person: Person,
  tables: readonly PersonTable[],
): Promise<ErasedPersonalData[]> {
  const erased: ErasedPersonalData[] = [];
  for (const table of tables) {
    const { what, stays, unlinks } = table;
    if (stays) continue;
    const taken = unlinks
      ? sql`update ${sql.table(table.table)} set ${sql.join(unlinks.map((column) => sql`${sql.id(column)} = null`))}`
      : sql`delete from ${sql.table(table.table)}`;
    const { numAffectedRows } = await sql`${taken} where ${rowsOf(person, table)}`.execute(db);
    erased.push({ what, count: Number(numAffectedRows ?? 0n) });
  }
  return erased;
}

function rowsOf(
  { clientId, contactIds: ids, emails: addresses, phones: numbers }: Person,
  { contactIds = [], emails = [], phones = [], lowerCase }: PersonTable,
) {
  const nobodyElse = [...emails, ...contactIds].map((column) => sql`${sql.id(column)} is null`);
  const any = [
    ...contactIds.map((column) => sql`${sql.id(column)} = any (${ids}::text[])`),
    ...emails.map((column) =>
      lowerCase
        ? sql`${sql.id(column)} = any (${addresses}::text[])`
        : sql`lower(${sql.id(column)}) = any (${addresses}::text[])`,
    ),
    ...phones.map(
      (column) =>
        sql`(${sql.join([...nobodyElse, sql`${sql.id(column)} = any (${numbers}::text[])`], sql` and `)})`,
    ),
  ];
  return sql`client_id = ${clientId} and (${sql.join(any, sql` or `)})`;
}
