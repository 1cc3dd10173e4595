import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream as WebReadable } from 'node:stream/web';
import type { FileEntry, Reader } from '@zip.js/zip.js';
import { z } from 'zod';
import {
  type ArchivedTable,
  type ArchiveManifest,
  FORMAT,
  fileEntry,
  MANIFEST,
  manifestSchema,
  tableEntry,
} from './archive-manifest.ts';
import { ArchiveRefused } from './client-data.ts';

const BATCH_BYTES = 4 * 1024 * 1024;
const LINE_END = 0x0a;
const ZIP_SIGNATURE = Buffer.from('PK\x03\x04', 'latin1');
const LARGEST_MANIFEST_BYTES = 64 * 1024 * 1024;
/** PostgreSQL accepts no longer value. */
const LONGEST_LINE_BYTES = 256 * 1024 * 1024;

export interface ClientArchive {
  manifest: ArchiveManifest;
  /** Compares every table with the manifest, before anything is written. */
  verify(onTable?: () => void): Promise<void>;
  /** Rows of a table as JSON, in batches. Throws at the end if they differ from the manifest. */
  lines(table: ArchivedTable): AsyncGenerator<string[]>;
  /** The content of a stored file; undefined if the archive has none. */
  file(id: string): Readable | undefined;
}

/** Where the bytes of an archive are. */
export interface ArchiveSource {
  /** For messages. */
  name: string;
  open(): Promise<Reader<unknown>>;
}

/** Opens an archive and reads its manifest. `onBatch` is called between batches of rows and may throw to stop. */
export async function openClientArchive(
  source: ArchiveSource,
  { onBatch = () => {} }: { onBatch?: () => void } = {},
): Promise<ClientArchive> {
  const refuse = refusalOf(source.name);
  const outside = new OutsideFailure();
  const reader = await openReader(source, outside);
  const { ZipReader } = await import('@zip.js/zip.js');
  const zip = new ZipReader(reader, { useWebWorkers: false, checkSignature: true });
  const entries = new Map<string, FileEntry>();
  try {
    for (const entry of await zip.getEntries())
      if (!entry.directory) entries.set(entry.filename, entry);
  } catch (error) {
    throw outside.error ?? refuse('truncated', error);
  }
  const manifest = await readManifest(entries.get(MANIFEST)).catch((error: unknown) => {
    if (error instanceof ArchiveRefused) throw error;
    throw outside.error ?? refuse('foreign', error);
  });
  async function* lines(table: ArchivedTable) {
    for await (const batch of readLines(entries.get(tableEntry(table.name)), table)) {
      outside.recorded(onBatch);
      yield batch;
    }
  }
  return {
    manifest,
    lines,
    verify: (onTable) =>
      verifyTables(manifest, lines, onTable).catch((error: unknown) => {
        throw outside.error ?? refuse('changed', error);
      }),
    file(id) {
      const entry = entries.get(fileEntry(id));
      const failure = (error: unknown) => outside.error ?? refuse('changed', error);
      return entry && contentOf(entry, failure);
    },
  };
}

/** A failure of the storage or a cancel, which says nothing about the archive. */
class OutsideFailure {
  error: unknown;

  recorded<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      this.error ??= error;
      throw error;
    }
  }
}

async function openReader(
  { name, open }: ArchiveSource,
  outside: OutsideFailure,
): Promise<Reader<unknown>> {
  const reader = await open().catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new ArchiveRefused(`There is no file ${name}.`) : error;
  });
  await reader.init?.();
  const read = reader.readUint8Array.bind(reader);
  reader.readUint8Array = (index, length) =>
    read(index, length).catch((error: unknown) => {
      outside.error ??= error;
      throw error;
    });
  const head = await read(0, Math.min(reader.size, ZIP_SIGNATURE.length));
  if (!ZIP_SIGNATURE.equals(head)) throw refusalOf(name)('foreign', new Error('it is no zip'));
  return reader;
}

function refusalOf(name: string) {
  return (code: 'foreign' | 'truncated' | 'changed', error: unknown) =>
    new ArchiveRefused(
      `${name} is not a complete archive of a client: ${(error as Error).message}.`,
      { code },
    );
}

async function verifyTables(
  { tables }: ArchiveManifest,
  linesOfTable: ClientArchive['lines'],
  onTable: () => void = () => {},
): Promise<void> {
  for (const table of tables) {
    let rows = 0;
    for await (const lines of linesOfTable(table)) rows += lines.length;
    if (rows !== table.rows)
      throw new Error(`${table.name} has ${rows} rows instead of ${table.rows}`);
    onTable();
  }
}

async function readManifest(entry: FileEntry | undefined): Promise<ArchiveManifest> {
  if (!entry || entry.uncompressedSize > LARGEST_MANIFEST_BYTES)
    throw new Error('it has no manifest');
  const content: unknown = JSON.parse((await buffer(contentOf(entry))).toString());
  const { format } = z.object({ comptoir: z.literal('client'), format: z.number() }).parse(content);
  if (format !== FORMAT)
    throw new ArchiveRefused(
      `The archive has format ${format}; this version of Comptoir reads format ${FORMAT}.`,
      { code: format > FORMAT ? 'newer' : 'older' },
    );
  return manifestSchema.parse(content);
}

/** The writing side of the stream fails with the entry, so its reader sees every error. */
function contentOf(entry: FileEntry, failure = (error: unknown) => error): Readable {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const content = Readable.fromWeb(readable as WebReadable<Uint8Array>);
  entry.getData(writable).catch((error: unknown) => content.destroy(failure(error) as Error));
  return content;
}

async function* readLines(
  entry: FileEntry | undefined,
  table: ArchivedTable,
): AsyncGenerator<string[]> {
  if (!entry) throw new Error(`${table.name} is missing`);
  const hash = createHash('sha256');
  const pieces: Buffer[] = [];
  let bytes = 0;
  let waiting = 0;
  for await (const chunk of contentOf(entry) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    waiting += chunk.length;
    pieces.push(chunk);
    if (bytes > table.bytes) throw new Error(`${table.name} is longer than it was`);
    if (waiting > LONGEST_LINE_BYTES) throw new Error(`${table.name} has an endless line`);
    if (waiting < BATCH_BYTES || !chunk.includes(LINE_END)) continue;
    const text = Buffer.concat(pieces.splice(0));
    const end = text.lastIndexOf(LINE_END) + 1;
    yield linesOf(text.subarray(0, end));
    pieces.push(text.subarray(end));
    waiting = text.length - end;
  }
  if (bytes !== table.bytes || hash.digest('hex') !== table.sha256)
    throw new Error(`${table.name} is not what was archived`);
  if (waiting > 0) yield linesOf(Buffer.concat(pieces));
}

function linesOf(text: Buffer): string[] {
  return text.toString('utf8').trimEnd().split('\n');
}
