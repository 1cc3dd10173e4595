/** What went wrong with the file itself: a database that is cut off says `read` too. */
export class SegmentFault extends Error {
  constructor(cause: unknown) {
    super('a segment of the journal cannot be read', { cause });
  }

  get isMissing(): boolean {
    return (this.cause as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
