import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { SheetCell } from '#platform/server/spreadsheets/sheet-cell.ts';
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { PackedFile } from './zip-archive.ts';

/** Same names as in exports, so that the quantity import recognizes the columns in every language. */
const COLUMNS = {
  file: 'touchpoints:manifest.file',
  sku: 'touchpoints:file.sku',
  short_url: 'touchpoints:file.shortUrl',
  quantity: touchpointFields.quantity.label,
  id: 'touchpoints:file.id',
  suffix: 'touchpoints:field.suffix',
  print_guard: 'touchpoints:guard.title',
} as const;
type ManifestColumn = keyof typeof COLUMNS;
export type ManifestLine = Record<ManifestColumn, SheetCell>;

const NAMES = Object.keys(COLUMNS) as ManifestColumn[];

interface Reader {
  reader: Locale;
  translate: Translate;
}

/** The list in an archive, compressed while written: a million lines take a few megabytes. */
export class ZipManifest {
  readonly #lines = new PassThrough({ objectMode: true });
  readonly #packed: Promise<PackedFile>;

  constructor(reader: Reader) {
    this.#packed = pack(this.#lines, reader);
    // Prevents an unhandled rejection if the caller aborts and never awaits it.
    this.#packed.catch(() => {});
  }

  async add(line: ManifestLine): Promise<void> {
    if (!this.#lines.write(NAMES.map((name) => line[name]))) await once(this.#lines, 'drain');
  }

  end(): Promise<PackedFile> {
    this.#lines.end();
    return this.#packed;
  }

  abandon(): void {
    this.#lines.destroy();
  }
}

async function pack(
  lines: AsyncIterable<SheetCell[]>,
  { reader, translate }: Reader,
): Promise<PackedFile> {
  const parts: Buffer[] = [];
  let size = 0;
  let sum = 0;
  await pipeline(
    writeSheet({
      format: 'csv',
      title: 'manifest',
      header: NAMES.map((name) => translate(COLUMNS[name])),
      rows: lines,
      reader,
    }),
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
