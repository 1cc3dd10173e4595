import { sql } from 'kysely';
import type { Person } from '#platform/contract/person.ts';
import type { Db } from '../database/database.ts';

/** Personal data of all modules. Every module declares a handler. */
export class Persons<House> {
  readonly #holders: readonly PersonalDataHandler<House>[];

  constructor(answers: readonly (PersonalDataHandler<House> | HoldsNoPersonalData)[]) {
    this.#holders = answers
      .filter((answer) => 'held' in answer)
      .toSorted((a, b) => Number(a.afterOthers ?? false) - Number(b.afterOthers ?? false));
  }

  async heldOf(person: Person, context: { db: Db; app: House }): Promise<StoredPersonalData[]> {
    const held: StoredPersonalData[] = [];
    for (const holder of this.#holders) held.push(...(await holder.held(person, context)));
    return held.filter(({ records }) => records.length > 0);
  }

  async erase(person: Person, context: { db: Db; app: House }): Promise<ErasedPersonalData[]> {
    const erased: ErasedPersonalData[] = [];
    for (const holder of this.#holders) erased.push(...(await holder.erase(person, context)));
    return erased.filter(({ count }) => count > 0);
  }
}

/** Records of one kind. `what` is a text key, shown to the person who requests their data and in the erasure record. */
export interface StoredPersonalData {
  what: string;
  records: readonly Record<string, unknown>[];
}

export interface ErasedPersonalData {
  what: string;
  count: number;
}

/**
 * Access and erasure of a person's data in one module. Both functions run in the caller's transaction, on a connection
 * of the person's client.
 */
export interface PersonalDataHandler<House> {
  /** Runs after the other handlers, because it stores traces of their changes. */
  afterOthers?: true;
  /** Tables whose rows it deletes for a person (`person-table.ts`); their columns need no declaration. */
  tables?: readonly PersonTable[];
  /** All stored data about the person, for an access request. */
  held(person: Person, context: { db: Db; app: House }): Promise<StoredPersonalData[]>;
  /** Blanks or deletes all of the person's data and returns the number of affected records. Nothing may remain. */
  erase(person: Person, context: { db: Db; app: House }): Promise<ErasedPersonalData[]>;
}

/** For a module without personal data, with the reason. */
export interface HoldsNoPersonalData {
  holdsNone: string;
}

/**
 * A table of a client whose rows belong to a person, found by any of these columns. A table without contact IDs is
 * searched by email or phone only. An erasure deletes the matching rows.
 */
export interface PersonTable {
  table: string;
  /** Text key of the table's display name. */
  what: string;
  contactIds?: readonly string[];
  emails?: readonly string[];
  /** The table stores e-mails in lower case only, so an index on the column can be used. */
  lowerCase?: true;
  /** A phone number may be shared, so it matches only rows without an email and a contact id. */
  phones?: readonly string[];
  /** The rows stay and are emptied by other code, because they are a ledger or a proof. */
  stays?: true;
  /** The rows stay, with null in these columns. */
  unlinks?: readonly string[];
}

/** Deleted rows lose all columns, other rows only the named ones. */
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
  const noOtherPerson = [...emails, ...contactIds].map((column) => sql`${sql.id(column)} is null`);
  const any = [
    ...contactIds.map((column) => sql`${sql.id(column)} = any (${ids}::text[])`),
    ...emails.map((column) =>
      lowerCase
        ? sql`${sql.id(column)} = any (${addresses}::text[])`
        : sql`lower(${sql.id(column)}) = any (${addresses}::text[])`,
    ),
    ...phones.map(
      (column) =>
        sql`(${sql.join([...noOtherPerson, sql`${sql.id(column)} = any (${numbers}::text[])`], sql` and `)})`,
    ),
  ];
  return sql`client_id = ${clientId} and (${sql.join(any, sql` or `)})`;
}
