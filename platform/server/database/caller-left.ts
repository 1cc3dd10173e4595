/** Nobody waits for the statement any more, so it was not sent. Coded as PostgreSQL codes one that it was told to cancel. */
export class CallerLeft extends Error {
  readonly code = '57014';

  constructor() {
    super('the caller has left');
    this.name = 'CallerLeft';
  }
}
