/** Why a reader gives up. It crosses from the reader's thread as a word, so it is a word. */
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
