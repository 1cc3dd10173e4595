import { sql } from 'kysely';
import type { RecordFields } from '#platform/contract/fields/record-fields.ts';
import type { AnyTables, Tx } from '../database/database.ts';
import { uuidV7 } from '../database/record-ids.ts';
import { fileFields } from './field-sql.ts';

type Values = Readonly<Record<string, unknown>>;
interface Line {
  values: Values;
  exists: boolean;
}

interface Written {
  /** `loyalty.cards`. */
  table: string;
  fields: RecordFields;
  /** The field that identifies a line's record; compared in lower case. */
  key: { field: string; column: string };
}

/**
 * Writes a batch of lines in two statements and skips unchanged records. Returns the number of created and updated
 * records.
 */
export async function writeFileLines<Tables = AnyTables>(
  { db }: { db: Tx<Tables> },
  { clientId, lines }: { clientId: string; lines: readonly Line[] },
  about: Written,
): Promise<{ created: number; updated: number }> {
  const made = lines.filter(({ exists }) => !exists);
  const existing = lines.filter(({ exists }) => exists);
  if (made.length > 0) await insertLines({ db }, { clientId, lines: made }, about);
  const updated =
    existing.length > 0 ? await updateLines({ db }, { clientId, lines: existing }, about) : 0;
  return { created: made.length, updated };
}

async function insertLines<Tables>(
  { db }: { db: Tx<Tables> },
  { clientId, lines }: { clientId: string; lines: readonly Line[] },
  { table, fields }: Written,
): Promise<void> {
  const columns = fileFields(fields).all.map((column) => sql.id(column));
  await sql`
    insert into ${sql.table(table)} (client_id, id, ${sql.join(columns)})
    select ${clientId}, line.id, ${sql.join(columns.map((column) => sql`line.${column}`))}
    from ${recordset(fields, lines)}`.execute(db);
}

/** Updates only fields that the file has a column for; all lines have the same columns. */
async function updateLines<Tables>(
  { db }: { db: Tx<Tables> },
  { clientId, lines }: { clientId: string; lines: readonly Line[] },
  { table, fields, key }: Written,
): Promise<number> {
  const changes = fileFields(fields).said(
    (name) => name !== key.field && lines.some(({ values }) => values[name] !== undefined),
  );
  if (changes.length === 0) return 0;
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} as stored
    set ${sql.join(changes.map(({ column, value }) => sql`${sql.id(column)} = ${value}`))},
      updated_at = now(), version = stored.version + 1
    from ${recordset(fields, lines)}
    where stored.client_id = ${clientId}
      and stored.${sql.id(key.column)} = lower(line.${sql.id(fields[key.field]?.column ?? key.field)})
      and (${sql.join(
        changes.map(({ column, value }) => sql`stored.${sql.id(column)} is distinct from ${value}`),
        sql` or `,
      )})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Typed record set of the lines: `line.starts_on` is a day, `line.quantity` a number. An empty cell becomes the field's
 * empty value.
 */
function recordset(fields: RecordFields, lines: readonly Line[]) {
  const { record, shape } = fileFields(fields);
  const records = lines.map(({ values }) => ({ id: uuidV7(), ...record(values) }));
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as line (id uuid, ${shape})`;
}
