/** Why a reader rejects a file. A string, because it is sent between threads. */
export type RefusalReason =
  | 'unreadable'
  | 'protected'
  | 'unpacksTooLarge'
  | 'tooManyLines'
  | 'tooManyColumns'
  | 'takesTooLong'
  | 'tooManyWait';

export class SheetRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(`the sheet is refused: ${reason}`);
    this.name = 'SheetRefusal';
    this.reason = reason;
  }
}
