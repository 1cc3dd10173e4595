import { sql } from 'kysely';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import type { AnyRecord } from '#platform/contract/records/define-record.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { constraintProblem } from '../database/database-errors.ts';
import { uuidV7 } from '../database/record-ids.ts';
import { givenColumns } from '../fields/field-sql.ts';
import type { Chosen, RecordKey, RecordQueries } from './record-queries.ts';
import { updateVersioned } from './update-versioned.ts';

export type RecordValues = Readonly<Record<string, unknown>>;
interface Context {
  db: Db;
  app: App;
}

/** Own rules of a record; each throws one of the problems that its description lists. */
export interface RecordRules {
  /** Called before a record is created (without id) or changed, with the given values only. */
  check?(
    context: Context,
    given: { clientId: string; id?: string; values: RecordValues },
  ): Promise<void>;
  /** Called before records are deleted. */
  checkDeletion?(context: Context, given: { clientId: string; which: Chosen }): Promise<void>;
}

/** Changes the rows of a described record and publishes its events, in the caller's transaction. */
export function recordCommands(record: AnyRecord, queries: RecordQueries, rules: RecordRules) {
  const { table, fields, key, events, taken } = record;
  const empty = pickFieldPart(fields, 'empty');
  const [, tableName = ''] = table.split('.');
  /** Index names consist of table and column. */
  const refusals = (values: RecordValues) => {
    const column = key === undefined ? undefined : fields[key]?.column;
    if (key === undefined || column === undefined) return {};
    return { [`${tableName}_${column}`]: () => taken({ value: String(values[key] ?? '') }) };
  };

  return {
    async create({ db, app }: Context, clientId: string, given: RecordValues): Promise<string> {
      await rules.check?.({ db, app }, { clientId, values: given });
      const id = uuidV7();
      const columns = givenColumns<Record<string, unknown>>(fields, { ...empty, ...given });
      await constraintProblem(refusals(given), () =>
        db
          .insertInto(table)
          .values({ ...columns, client_id: clientId, id })
          .execute(),
      );
      await app.events.publish(db, events.saved, { clientId, payload: { id } });
      return id;
    },

    /** Changes the given fields, unless another user has changed the record since it was read. */
    async update(
      { db, app }: Context,
      { clientId, id }: RecordKey,
      { version, ...given }: RecordValues & { version: number },
    ): Promise<void> {
      await rules.check?.({ db, app }, { clientId, id, values: given });
      await constraintProblem(refusals(given), () =>
        updateVersioned(
          { db, app },
          { table, key: { client_id: clientId, id }, version },
          givenColumns(fields, given),
        ),
      );
      await app.events.publish(db, events.saved, { clientId, payload: { id } });
    },

    async remove({ db, app }: Context, clientId: string, which: Chosen): Promise<number> {
      await rules.checkDeletion?.({ db, app }, { clientId, which });
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} as stored where ${queries.chosen(which, clientId)}`.execute(
        db,
      );
      const deleted = Number(numAffectedRows ?? 0n);
      if (deleted > 0)
        await app.events.publish(db, events.deleted, { clientId, payload: { deleted } });
      return deleted;
    },
  };
}
export type RecordCommands = ReturnType<typeof recordCommands>;
