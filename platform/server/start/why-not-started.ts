import { isDatabaseAway } from '../database/database-errors.ts';
import { StartRefused } from './start-refused.ts';

/** Readable message for the operator when the start fails. */
export function whyNotStarted(error: Error): string {
  if (error instanceof StartRefused) return error.message;
  if (isDatabaseAway(error)) return 'the database does not answer.';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
