/** An error of the file itself, to distinguish it from a lost database connection, which also fails in `read`. */
export class SegmentFault extends Error {
  constructor(cause: unknown) {
    super('a segment of the journal cannot be read', { cause });
  }

  get isMissing(): boolean {
    return (this.cause as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
