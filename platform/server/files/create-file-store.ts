import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import { parseS3Address } from './s3-address.ts';

/** A folder, or a bucket where one is configured; its client is large and loaded only then. */
export async function createFileStore(config: Config): Promise<FileStore> {
  if (!config.FILES_S3_URL) return new FolderStore(join(config.dataDirectory, 'files'));
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(parseS3Address(config.FILES_S3_URL));
}
