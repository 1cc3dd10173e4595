/** Where an archive lies: parts of it are read, never the whole. */
export interface ArchiveBytes {
  /** Shorter than requested only at the end of the archive. */
  read(offset: number, length: number): Promise<Buffer>;
  /** Version of the archive that was read; empty before the first read. */
  readonly state: string;
  close(): Promise<void>;
}

/** The archive was replaced, so offsets read from the previous one are invalid. */
export class ArchiveChanged extends Error {}
