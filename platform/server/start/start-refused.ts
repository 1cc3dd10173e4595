/** Why a process cannot start, in one line for the person who starts it; a stack would help nobody. */
export class StartRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'StartRefused';
  }
}
