import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its day, not today's types
type AnyDb = Kysely<any>;

interface AuditedTable {
  /** Columns that identify a row within its client. */
  key: readonly string[];
  /** Columns that form the record's display name. */
  label: readonly string[];
  /** The log records that these columns changed, but not their values. */
  hidden?: readonly string[];
  /** Columns that are not logged; an update of only these creates no entry. Generated columns are never logged. */
  silent?: readonly string[];
  /** The client column; null for tables without a client. */
  client?: string | null;
}

/** Every change of the table is written into the audit log by the database. */
export async function audited(db: AnyDb, table: string, given: AuditedTable): Promise<void> {
  const name = sql.id(...table.split('.'));
  const silent = [...(given.silent ?? ['updated_at', 'version']), ...(await generated(db, table))];
  const list = (columns: readonly string[]) => sql.lit(columns.join(','));
  const call = sql`platform.audit(${sql.join([
    list(given.key),
    list(given.label),
    list(given.hidden ?? []),
    list(silent),
    sql.lit(given.client === undefined ? 'client_id' : (given.client ?? '')),
  ])})`;
  const events = {
    insert: sql`new table as new_rows`,
    update: sql`old table as old_rows new table as new_rows`,
    delete: sql`old table as old_rows`,
  };
  for (const [event, rows] of Object.entries(events)) {
    await sql`
      create trigger ${sql.id(`audit_${event}`)} after ${sql.raw(event)} on ${name}
      referencing ${rows} for each statement execute function ${call}`.execute(db);
  }
}

async function generated(db: AnyDb, table: string): Promise<string[]> {
  const { rows } = await sql<{ attname: string }>`
    select attname from pg_attribute
    where attrelid = ${table}::regclass and attgenerated <> '' and not attisdropped`.execute(db);
  return rows.map(({ attname }) => attname);
}

/** States the reason in the table's comment. A test requires every table to be audited or to have such a reason. */
export async function unaudited(db: AnyDb, table: string, reason: string): Promise<void> {
  await sql`comment on table ${sql.id(...table.split('.'))} is ${sql.lit(`unaudited: ${reason}`)}`.execute(
    db,
  );
}
