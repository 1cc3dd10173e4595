import type { Readable } from 'node:stream';

/** Where the bytes are. A key is written once, whole or not at all. */
export interface FileStore {
  write(key: string, content: Readable): Promise<void>;
  /** Rejects if the key does not exist. The stream opens nothing until its first byte is read. */
  read(key: string): Promise<Readable>;
  /** Also takes away what an interrupted write left; removing nothing is no error. */
  remove(key: string): Promise<void>;
  close(): void;
}
