/** A start failure with a one-line reason for the operator, without a stack trace. */
export class StartRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'StartRefused';
  }
}
