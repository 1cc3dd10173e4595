import type { ColumnType } from 'kysely';

/** Made by the database of the other columns. */
export type Made<Value> = ColumnType<Value, never, never>;
