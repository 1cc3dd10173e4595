import { CompiledQuery, sql } from 'kysely';
import { getConstructionPlans } from 'pg-boss';
import { createSchema, defineMigration } from '../../database/migration.ts';
import { APP_ROLE, SYSTEM_ROLE } from '../../database/roles.ts';

/**
 * The queue's own tables, created by the owner, because no role may change a schema at run time. A pg-boss release with
 * another schema version refuses to start until a further migration runs its `getMigrationPlans`.
 */
export const queueMigration = defineMigration({
  name: '2026-11-15-02-platform-queue',
  async up(db) {
    await createSchema(db, 'pgboss');
    // The migrator has the transaction; the plan's own would end it too early.
    const plan = getConstructionPlans('pgboss', { createSchema: false })
      .replace(/^\s*BEGIN;/, '')
      .replace(/COMMIT;\s*$/, '');
    await db.executeQuery(CompiledQuery.raw(plan));
    const [app, system] = [sql.id(APP_ROLE), sql.id(SYSTEM_ROLE)];
    await sql`grant select, insert, update, delete on all tables in schema pgboss to ${system}`.execute(
      db,
    );
    await sql`grant usage on all sequences in schema pgboss to ${system}`.execute(db);
    // Client-bound connections may only enqueue; they cannot read jobs of other clients.
    await sql`grant select on pgboss.queue to ${app}`.execute(db);
    for (const table of ['job', 'job_common']) {
      const name = sql.id('pgboss', table);
      await sql`grant insert on ${name} to ${app}`.execute(db);
      await sql`grant select (id, name, state, singleton_key, start_after) on ${name} to ${app}`.execute(
        db,
      );
    }
  },
});
