import { createHash } from 'node:crypto';
import {
  BlobReader,
  BlobWriter,
  TextReader,
  TextWriter,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js';
import {
  type ArchiveManifest,
  MANIFEST,
  manifestSchema,
  tableEntry,
} from '#platform/server/client-archive/archive-manifest.ts';

/** The archive with other rows, and a manifest that fits them: of another client, or forged. */
export async function rewriteArchive(
  archive: Blob,
  changeRows: (rows: string, table: string) => string,
  changeManifest: (manifest: ArchiveManifest) => ArchiveManifest = (manifest) => manifest,
): Promise<Blob> {
  const zip = new ZipReader(new BlobReader(archive));
  const entries = (await zip.getEntries()).filter((entry) => !entry.directory);
  const textOf = (name: string) =>
    entries.find(({ filename }) => filename === name)?.getData(new TextWriter()) ?? '';
  const manifest = manifestSchema.parse(JSON.parse(await textOf(MANIFEST)));
  const changed = new Map<string, string>();
  const tables: ArchiveManifest['tables'] = [];
  for (const table of manifest.tables) {
    const name = tableEntry(table.name);
    const text = changeRows(await textOf(name), table.name);
    changed.set(name, text);
    const sha256 = createHash('sha256').update(text).digest('hex');
    tables.push({ ...table, sha256, bytes: Buffer.byteLength(text) });
  }
  changed.set(MANIFEST, JSON.stringify(changeManifest({ ...manifest, tables })));
  const written = new ZipWriter(new BlobWriter());
  for (const { filename, getData } of entries) {
    const text = changed.get(filename);
    await written.add(
      filename,
      text === undefined
        ? new Uint8ArrayReader(await getData(new Uint8ArrayWriter()))
        : new TextReader(text),
    );
  }
  return written.close();
}
