import type { Config } from '../config.ts';
import { checkDataDirectory } from './check-data-directory.ts';
import { checkDatabase } from './check-database.ts';
import { checkFileStore } from './check-file-store.ts';
import { checkPort } from './check-port.ts';

/** Everything outside of the process that it cannot do without, looked at before anything is made or changed. */
export async function checkStart(config: Config): Promise<void> {
  await checkDataDirectory(config.dataDirectory);
  if (config.ROLE !== 'worker') await checkPort(config);
  if (config.DATABASE_URL) await checkDatabase(config.DATABASE_URL);
  if (config.FILES_S3_URL) await checkFileStore(config.FILES_S3_URL);
}
