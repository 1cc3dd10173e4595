import { isDatabaseAway } from '../database/database-away.ts';
import { StartRefused } from './start-refused.ts';

/** What a person is told when the start fails, whatever threw: a person reads this, not a program. */
export function whyNotStarted(error: Error): string {
  if (error instanceof StartRefused) return error.message;
  if (isDatabaseAway(error)) return 'the database does not answer.';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
