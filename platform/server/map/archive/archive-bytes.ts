/** Where an archive lies: parts of it are read, never the whole. */
export interface ArchiveBytes {
  /** Shorter than asked only where the archive ends before. */
  read(offset: number, length: number): Promise<Buffer>;
  /** A word for the state of the archive that was read; empty before the first read. */
  readonly state: string;
  close(): Promise<void>;
}

/** Another archive lies there since: what was read of the first says nothing about where things are in it. */
export class ArchiveChanged extends Error {}
