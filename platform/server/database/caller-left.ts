/** The caller has disconnected, so the statement was not sent. Uses PostgreSQL's code for a cancelled statement. */
export class CallerLeft extends Error {
  readonly code = '57014';

  constructor() {
    super('the caller has left');
    this.name = 'CallerLeft';
  }
}
