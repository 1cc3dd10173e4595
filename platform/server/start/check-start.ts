import type { Config } from '../config.ts';
import { checkDataDirectory } from './check-data-directory.ts';
import { checkDatabase } from './check-database.ts';
import { checkFileStore } from './check-file-store.ts';
import { checkPort } from './check-port.ts';

/** Checks all external requirements before anything is created or changed. */
export async function checkStart(config: Config): Promise<void> {
  await checkDataDirectory(config.dataDirectory);
  if (config.ROLE !== 'worker') await checkPort(config);
  if (config.DATABASE_URL) await checkDatabase(config.DATABASE_URL);
  if (config.FILES_S3_URL) await checkFileStore(config.FILES_S3_URL);
}
