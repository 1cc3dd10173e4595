import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { currentActor } from '../audit/actor.ts';

/** Tells the database who acts when a transaction begins, in the same round trip; it forgets when the transaction ends. */
class ActingDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const actor = currentActor();
    if (!actor || settings.isolationLevel || settings.accessMode) {
      await super.beginTransaction(connection, settings);
      if (!actor) return;
    }
    const begin = settings.isolationLevel || settings.accessMode ? '' : 'begin; ';
    const told = pg.escapeLiteral(JSON.stringify(actor));
    await connection.executeQuery(CompiledQuery.raw(`${begin}set local app.actor = ${told}`));
  }
}

export class ActingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new ActingDriver(this.#config);
  }
}
