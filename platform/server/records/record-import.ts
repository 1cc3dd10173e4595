import { sql } from 'kysely';
import type { AnyRecord } from '#platform/contract/records/define-record.ts';
import { operationKeys } from '#platform/contract/text/text-keys.ts';
import { importColumns } from '../fields/file-columns.ts';
import { writeFileLines } from '../fields/write-file-lines.ts';
import { defineImport } from '../imports/define-import.ts';
import type { ImportRow, LineFault } from '../imports/import-definition.ts';

type Line = Readonly<Record<string, unknown>>;

/** Imports records from a file. A line whose key exists, compared without case, changes that record. */
export function recordImport(record: AnyRecord, key: string) {
  const { id, table, fields, name, calls, events } = record;
  const column = `${fields[key]?.column}_key`;
  const keyOf = (values: Line) => String(values[key]).toLowerCase();
  /** Fields besides the key that must not be empty: a line must not omit or clear them. */
  const mandatory = Object.entries(fields)
    .filter(([field, { schema, empty }]) => field !== key && !schema.safeParse(empty).success)
    .map(([field]) => field);

  function missing({ line, values }: ImportRow<Line>, exists: boolean): LineFault[] {
    return mandatory
      .filter((field) => (values[field] === undefined ? !exists : !values[field]))
      .map((field) => ({ line, column: field, code: 'required' }));
  }

  return defineImport<Line>({
    name: id,
    calls: calls.imports,
    title: operationKeys('job', `${id}.import`)[0],
    columns: importColumns<Line>(fields).map((one) =>
      one.key === key ? { ...one, mandatory: true } : one,
    ),
    recordColumns: [...new Set([name, key])],
    async identify({ rows, db, clientId, seen }) {
      const { rows: stored } = await sql<{ key: string }>`
        select ${sql.ref(column)} as key from ${sql.table(table)}
        where client_id = ${clientId} and ${sql.ref(column)} = any (${rows.map(({ values }) => keyOf(values))})`.execute(
        db,
      );
      const known = new Set(stored.map((row) => row.key));
      const exists = ({ values }: ImportRow<Line>) => known.has(keyOf(values));
      return {
        existing: new Set(rows.filter(exists).map(({ line }) => line)),
        faults: [
          ...seen.repeats(rows, key, keyOf),
          ...rows.flatMap((row) => missing(row, exists(row))),
        ],
      };
    },
    async write({ rows, db, clientId, app }) {
      const payload = await writeFileLines(
        { db },
        { clientId, lines: rows },
        { table, fields, key: { field: key, column } },
      );
      await app.events.publish(db, events.imported, { clientId, payload });
    },
  });
}
