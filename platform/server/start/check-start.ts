import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { isDatabaseUnavailable, isStorageFull } from '../database/database-errors.ts';
import { parseS3Address } from '../files/file-store.ts';
import { checkDatabase } from './check-database.ts';
import { StartRefused } from './start-refused.ts';

const KEY = 'start-check';

const REFUSALS = new Map<string, string>([
  ['NoSuchBucket', 'has no bucket of that name. Create it first.'],
  ['InvalidAccessKeyId', 'does not know the key.'],
  ['SignatureDoesNotMatch', 'does not take the secret.'],
  ['AccessDenied', 'does not let this key write into the bucket.'],
]);

const REASONS = new Map<string, (port: number, host: string) => string>([
  ['EADDRINUSE', (port) => `port ${port} is in use. Choose another: npm start -- --port 4101`],
  ['EACCES', (port) => `this user may not listen on port ${port}. Choose one above 1023.`],
  ['EADDRNOTAVAIL', (_, host) => `HOST ${host} is no address of this machine.`],
  ['ENOTFOUND', (_, host) => `HOST ${host} is no address of this machine.`],
]);

/** Checks all external requirements before anything is created or changed. */
export async function checkStart(config: Config): Promise<void> {
  await checkDataDirectory(config.dataDirectory);
  if (config.ROLE !== 'worker') await checkPort(config);
  if (config.DATABASE_URL) await checkDatabase(config.DATABASE_URL);
  if (config.FILES_S3_URL) await checkFileStore(config.FILES_S3_URL);
}

/** Runs before the queue starts, so that a process that cannot listen has no side effects. */
async function checkPort({ PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(PORT, HOST);
    await once(probe, 'listening');
  } catch (error) {
    throw new StartRefused(
      REASONS.get((error as { code: string }).code)?.(PORT, HOST) ?? String(error),
    );
  }
  probe.close();
  await once(probe, 'close');
}

/** Tests by writing and removing a small object, which the key must be allowed to do. Listing is not required. */
async function checkFileStore(url: string): Promise<void> {
  const address = parseS3Address(url);
  const { S3Store } = await import('../files/s3-store.ts');
  const store = new S3Store(address);
  try {
    await store.write(KEY, Readable.from([Buffer.from('x')]));
    await store.remove(KEY);
  } catch (error) {
    const { name, message } = error as Error;
    const reason = REFUSALS.get(name) ?? `does not answer as it should: ${message || name}`;
    throw new StartRefused(`the file store of FILES_S3_URL (${address.endpoint}) ${reason}`);
  } finally {
    store.close();
  }
}

/** Tests by writing a file, because permissions, quotas and mounts all matter. */
async function checkDataDirectory(directory: string): Promise<void> {
  const probe = join(directory, `.start-${process.pid}`);
  try {
    await makeFolder(directory);
    await writeFile(probe, 'x');
  } catch (error) {
    // Without free space the suite still starts, shows its data and reports the problem.
    if (isStorageFull(error)) return;
    throw new StartRefused(
      `DATA_DIR ${directory} cannot be written (${(error as NodeJS.ErrnoException).code}). Give this user the right to, or set DATA_DIR to another folder.`,
    );
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}

/** Node's recursive mkdir never ends on some paths that report missing space for folders: /proc, automounts. */
async function makeFolder(directory: string): Promise<void> {
  try {
    await mkdir(directory);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(directory)).isDirectory()) return;
    const parent = dirname(directory);
    if (code !== 'ENOENT' || existsSync(parent)) throw error;
    await makeFolder(parent);
    await makeFolder(directory);
  }
}

/** Readable message for the operator when the start fails. */
export function whyNotStarted(error: Error): string {
  if (error instanceof StartRefused) return error.message;
  if (isDatabaseUnavailable(error)) return 'the database does not answer.';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
