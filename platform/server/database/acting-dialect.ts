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
import { CommitUnanswered } from './commit-unanswered.ts';
import { isDatabaseAway, isLostHalfway } from './database-away.ts';

/**
 * Sets the actor in the database at the start of a transaction, in the same round trip. The setting ends with the
 * transaction.
 */
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

  /** On a connection that is gone there is nothing to take back, and the reason why it is gone is what matters. */
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
    });
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection);
    } catch (error) {
      throw isLostHalfway(error) ? new CommitUnanswered(error) : error;
    }
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
