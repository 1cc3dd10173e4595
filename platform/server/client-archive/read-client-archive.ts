import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream as WebReadable } from 'node:stream/web';
import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js';
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
const LARGEST_MANIFEST_BYTES = 64 * 1024 * 1024;
/** PostgreSQL accepts no longer value. */
const LONGEST_LINE_BYTES = 256 * 1024 * 1024;

export interface ClientArchive {
  manifest: ArchiveManifest;
  /** Compares every table with the manifest, before anything is written. */
  verify(): Promise<void>;
  /** Rows of a table as JSON, in batches. Throws at the end if they differ from the manifest. */
  lines(table: ArchivedTable): AsyncGenerator<string[]>;
  /** The content of a stored file; undefined if the archive has none. */
  file(id: string): Readable | undefined;
}

/** Opens an archive and reads its manifest. */
export async function openClientArchive(path: string): Promise<ClientArchive> {
  return refusing(path, async () => {
    const zip = new ZipReader(new BlobReader(await openAsBlob(path)), {
      useWebWorkers: false,
      checkSignature: true,
    });
    const entries = new Map<string, FileEntry>();
    for (const entry of await zip.getEntries())
      if (!entry.directory) entries.set(entry.filename, entry);
    const manifest = await readManifest(entries.get(MANIFEST));
    const lines = (table: ArchivedTable) => readLines(entries.get(tableEntry(table.name)), table);
    return {
      manifest,
      lines,
      verify: () => refusing(path, () => verifyTables(manifest, lines)),
      file(id) {
        const entry = entries.get(fileEntry(id));
        return entry && contentOf(entry);
      },
    };
  });
}

async function refusing<Result>(path: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new ArchiveRefused(`There is no file ${path}.`);
    if (error instanceof ArchiveRefused) throw error;
    throw new ArchiveRefused(`${path} is not a complete archive of a client: ${message}.`);
  }
}

async function verifyTables(
  { tables }: ArchiveManifest,
  linesOfTable: ClientArchive['lines'],
): Promise<void> {
  for (const table of tables) {
    let rows = 0;
    for await (const lines of linesOfTable(table)) rows += lines.length;
    if (rows !== table.rows)
      throw new Error(`${table.name} has ${rows} rows instead of ${table.rows}`);
  }
}

async function readManifest(entry: FileEntry | undefined): Promise<ArchiveManifest> {
  if (!entry || entry.uncompressedSize > LARGEST_MANIFEST_BYTES)
    throw new Error('it has no manifest');
  const content: unknown = JSON.parse((await buffer(contentOf(entry))).toString());
  const { format } = z.object({ format: z.number() }).parse(content);
  if (format !== FORMAT)
    throw new ArchiveRefused(
      `The archive has format ${format}; this version of Comptoir reads format ${FORMAT}.`,
    );
  return manifestSchema.parse(content);
}

/** The writing side of the stream fails with the entry, so its reader sees every error. */
function contentOf(entry: FileEntry): Readable {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const content = Readable.fromWeb(readable as WebReadable<Uint8Array>);
  entry.getData(writable).catch((error: unknown) => content.destroy(error as Error));
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
