import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Person } from '#platform/contract/person.ts';
import type { Db } from '../database/database.ts';
import { personPattern } from './person-pattern.ts';

/** Columns of a client's table in which anything can be written, by the type that they have. */
export interface FreeText {
  table: string;
  columns: Readonly<Record<string, 'text' | 'jsonb'>>;
  /** Column with unique values per client; the row's ID is added to the replacement to keep it unique. */
  unique?: string;
  /** Column with the time when a person was last erased from the row. */
  notedIn?: string;
}

/** Erases a person from free text: the row stays, and the word "erased" replaces the person's data. */
export async function blankMentions(
  { db }: { db: Db },
  person: Person,
  free: FreeText,
): Promise<number> {
  const { words } = personPattern(person);
  const blanked = Object.entries(free.columns).map(([column, type]) =>
    column === free.unique
      ? sql`${sql.id(column)} = case when ${sql.id(column)} ~* ${words} then 'erased ' || id else ${sql.id(column)} end`
      : sql`${sql.id(column)} = regexp_replace(${sql.id(column)}::text, ${words}, 'erased', 'gi')::${sql.raw(type)}`,
  );
  if (free.notedIn) blanked.push(sql`${sql.id(free.notedIn)} = now()`);
  const { numAffectedRows } = await sql`
    update ${sql.table(free.table)} set ${sql.join(blanked)}
    where client_id = ${person.clientId} and ${mentions(person, free)} and ${textOf(free)} ~* ${words}`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

export async function rowsThatMention(
  { db }: { db: Db },
  person: Person,
  free: FreeText & { shown: RawBuilder<unknown> },
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${free.shown} from ${sql.table(free.table)}
    where client_id = ${person.clientId} and ${mentions(person, free)}`.execute(db);
  return rows;
}

export async function deleteMentions(
  { db }: { db: Db },
  person: Person,
  free: FreeText,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(free.table)}
    where client_id = ${person.clientId} and ${mentions(person, free)}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export function mentions(person: Person, free: FreeText): RawBuilder<SqlBool> {
  return sql<SqlBool>`${textOf(free)} ~* ${personPattern(person).found}`;
}

function textOf({ columns }: FreeText): RawBuilder<unknown> {
  return sql`concat_ws(' ', ${sql.join(Object.keys(columns).map((column) => sql`${sql.id(column)}::text`))})`;
}
