import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { SheetCell } from '#platform/server/spreadsheets/sheet-cell.ts';
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts';
import type { PackedFile } from './zip-archive.ts';

/** For printers and programs, so it is the same in every language. */
const HEADER = ['file', 'sku', 'short_url', 'quantity', 'id', 'suffix', 'print_guard'] as const;
export type ManifestLine = Record<(typeof HEADER)[number], SheetCell>;

/** The list in an archive, compressed while it is written: a million lines are a few megabytes. */
export class ZipManifest {
  readonly #lines = new PassThrough({ objectMode: true });
  readonly #packed = pack(this.#lines);

  constructor() {
    // Who gives up half-way does not wait for it.
    this.#packed.catch(() => {});
  }

  async add(line: ManifestLine): Promise<void> {
    if (!this.#lines.write(HEADER.map((name) => line[name]))) await once(this.#lines, 'drain');
  }

  end(): Promise<PackedFile> {
    this.#lines.end();
    return this.#packed;
  }

  abandon(): void {
    this.#lines.destroy();
  }
}

async function pack(lines: AsyncIterable<SheetCell[]>): Promise<PackedFile> {
  const parts: Buffer[] = [];
  let size = 0;
  let sum = 0;
  await pipeline(
    writeSheet({ format: 'csv', title: 'manifest', header: HEADER, rows: lines }),
    async function* (texts: AsyncIterable<Buffer>) {
      for await (const text of texts) {
        size += text.length;
        sum = crc32(text, sum);
        yield text;
      }
    },
    createDeflateRaw(),
    async (packed: AsyncIterable<Buffer>) => {
      for await (const part of packed) parts.push(part);
    },
  );
  return { parts, size, sum };
}
