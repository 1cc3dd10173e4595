import { sql } from 'kysely';
import { unaudited } from '../audit/audited.ts';
import { defineMigration, systemTable } from '../database/migration.ts';

export const connectorsMigration = defineMigration({
  name: '2026-11-16-21-platform-connectors',
  async up(db) {
    await sql`
      create table platform.connector_checks (
        name text not null,
        instance text not null,
        at timestamptz not null default clock_timestamp(),
        ok boolean not null,
        code text not null,
        ms integer not null,
        passive boolean not null,
        primary key (name, instance, at)
      )`.execute(db);
    await sql`create index connector_checks_age on platform.connector_checks (at)`.execute(db);
    await systemTable(db, 'platform.connector_checks');
    await unaudited(db, 'platform.connector_checks', 'measurements');
  },
});
