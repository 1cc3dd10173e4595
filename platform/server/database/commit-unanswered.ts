/**
 * The connection was lost or fell silent after the database had been told to keep a transaction. It may be kept or not;
 * whoever repeats the work must first look.
 */
export class CommitUnanswered extends Error {
  constructor(cause: unknown) {
    super('the database did not say whether it kept the transaction', { cause });
    this.name = 'CommitUnanswered';
  }
}
