import { statfs } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { isStorageFull } from '../database/database-errors.ts';
import type { EmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts';

const MEGABYTE = 1024 * 1024;

export interface FreeRoom {
  freeBytes: number;
  totalBytes: number;
  /** Free space is below LOW_SPACE_MB. */
  isLow: boolean;
}

/** Free storage: measured on the disk of DATA_DIR; for an external database detected by its errors. */
export class Room {
  readonly #config: Pick<Config, 'dataDirectory' | 'LOW_SPACE_MB'>;
  readonly #ownDatabase: Pick<EmbeddedPostgres, 'outOfRoom'> | undefined;
  #refused = false;

  constructor(given: {
    config: Pick<Config, 'dataDirectory' | 'LOW_SPACE_MB'>;
    ownDatabase: Pick<EmbeddedPostgres, 'outOfRoom'> | undefined;
  }) {
    this.#config = given.config;
    this.#ownDatabase = given.ownDatabase;
  }

  /** The embedded database cannot start because the disk is full. */
  get isSpent(): boolean {
    return this.#ownDatabase?.outOfRoom ?? false;
  }

  async look(): Promise<FreeRoom> {
    const { bavail, blocks, bsize } = await statfs(this.#config.dataDirectory);
    const freeBytes = bavail * bsize;
    return {
      freeBytes,
      totalBytes: blocks * bsize,
      isLow: freeBytes < this.#config.LOW_SPACE_MB * MEGABYTE,
    };
  }

  /** Remembers a write error caused by full storage. */
  noteFailure(error: unknown): void {
    if (isStorageFull(error)) this.#refused = true;
  }

  /** Whether a write failed for lack of space since the last call. */
  takeRefusal(): boolean {
    const refused = this.#refused;
    this.#refused = false;
    return refused;
  }
}
