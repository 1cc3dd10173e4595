import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Person } from '#platform/contract/person.ts';
import type { Db } from '../database/database.ts';

/** Columns of a client's table with free text, by their SQL type. */
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

export interface PersonPattern {
  /** Matches text that mentions the person. Used in both PostgreSQL and JavaScript. */
  found: string;
  /** Matches the parts to erase in such text. For PostgreSQL only, which supports accented letters. */
  words: string;
}

/** Not inside a longer word. In JSON an escaped line break before it ends in a letter. */
const BEFORE = '(?:(?<![\\w.+%-])|(?<=\\\\[nrtf]))';
const NEVER = '(?!)';
/** A longer address belongs to another person, except if only a file extension follows: ada@post.example.csv. */
const ENDINGS = 'csv|tsv|txt|xlsx?|docx?|pdf|zip|json|png|jpe?g|webp|svg|eml|vcf';
const AFTER_EMAIL = `(?:(?!\\.?[\\w-])|(?=(?:\\.(?:${ENDINGS}))+(?!\\.?[\\w-])))`;

/** Case-insensitive regular expressions to search free text for a person. */
export function personPattern({ contactIds, refs, emails, phones, names }: Person): PersonPattern {
  const addresses = [
    ...emails.flatMap(written).map((email) => `${BEFORE}${email}${AFTER_EMAIL}`),
    ...phones.flatMap(written).map((phone) => `${phone}(?!\\d)`),
  ];
  const ids = [
    ...contactIds.map((id) => `(?<![0-9a-f])${id}(?![0-9a-f])`),
    ...refs.map((ref) => `(?<![\\w-])${quoted(ref)}(?![\\w-])`),
  ];
  const called = names
    .filter((name) => name.trim().length > 1)
    .map((name) => `${isLiteral(name) ? NO_LITERAL : ''}${BEFORE}${quoted(name)}(?!\\w|":)`);
  return { found: anyOf([...addresses, ...ids]), words: anyOf([...addresses, ...called]) };
}

/** A person may be named Null, which in JSON is also a literal. */
const NO_LITERAL = '(?<!": )(?<!, )(?<!\\[)';

function isLiteral(name: string): boolean {
  return /^(?:null|true|false|[\d.eE+-]+)$/i.test(name.trim());
}

function anyOf(patterns: readonly string[]): string {
  return patterns.length === 0 ? NEVER : `(?:${patterns.join('|')})`;
}

/** The text unchanged, and URL-encoded. */
function written(text: string): string[] {
  const encoded = encodeURIComponent(text);
  return [quoted(text), ...(encoded === text ? [] : [quoted(encoded)])];
}

/** In JSON, quotation marks and backslashes are escaped. */
function quoted(text: string): string {
  return text.replace(/[^\p{L}\p{N}\s_]/gu, (sign) =>
    sign === '"' || sign === '\\' ? `\\\\?\\${sign}` : `\\${sign}`,
  );
}
