import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Writable } from 'node:stream';
import { BlobReader, type FileEntry, TextWriter, ZipReader } from '@zip.js/zip.js';
import { MANIFEST, type Manifest, manifestSchema } from './archive.ts';

export interface CheckedArchive {
  manifest: Manifest;
  folders: string[];
  /** Writes the content of one entry into a stream, and throws if it differs from the manifest. */
  pour(name: string, into: Writable): Promise<void>;
}

/** Reads and verifies every byte of an archive. */
export async function checkArchive(file: string): Promise<CheckedArchive> {
  try {
    const archive = await openArchive(file);
    const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
    for (const name of Object.keys(archive.manifest.entries)) await archive.pour(name, nowhere());
    return archive;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error(`there is no file ${file}`);
    throw new Error(`${file} is no whole backup of Comptoir: ${message}`);
  }
}

async function openArchive(file: string): Promise<CheckedArchive> {
  const zip = new ZipReader(new BlobReader(await openAsBlob(file)), {
    useWebWorkers: false,
    checkSignature: true,
  });
  const found = await zip.getEntries();
  const files = new Map(
    found.flatMap((entry): [string, FileEntry][] =>
      entry.directory ? [] : [[entry.filename, entry]],
    ),
  );
  const about = await files.get(MANIFEST)?.getData(new TextWriter());
  if (!about) throw new Error('it does not say what it holds');
  const manifest = manifestSchema.parse(JSON.parse(about));
  if (files.size !== Object.keys(manifest.entries).length + 1)
    throw new Error('it holds more or less than it says');
  return {
    manifest,
    folders: found.filter(({ directory }) => directory).map(({ filename }) => filename),
    async pour(name, into) {
      const hash = createHash('sha256');
      let bytes = 0;
      const writing = Writable.toWeb(into).getWriter();
      const counted = new WritableStream<Uint8Array>({
        write(chunk) {
          hash.update(chunk);
          bytes += chunk.length;
          return writing.write(chunk);
        },
        close: () => writing.close(),
        abort: (reason) => writing.abort(reason),
      });
      const promised = manifest.entries[name];
      await files.get(name)?.getData(counted);
      if (bytes !== promised?.bytes || hash.digest('hex') !== promised.sha256)
        throw new Error(`${name} in it is not what was written`);
    },
  };
}
