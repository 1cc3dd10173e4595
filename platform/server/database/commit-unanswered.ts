/**
 * The connection was lost or timed out after `commit` was sent. The transaction may be committed or not, so code that
 * repeats the work must check first.
 */
export class CommitUnanswered extends Error {
  constructor(cause: unknown) {
    super('the database did not say whether it kept the transaction', { cause });
    this.name = 'CommitUnanswered';
  }
}
