import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { startTestS3 } from '#platform/testing/s3/test-s3.ts';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import { startOldPostgres } from './testing/old-postgres.ts';

const { url } = await testDatabase();
const directory = await mkdtemp(join(tmpdir(), 'comptoir-refused-'));
const file = join(directory, 'a-file');
await writeFile(file, '');
const s3 = await startTestS3();
const old = await startOldPostgres('14.9');
const taken = createServer().listen(0, '127.0.0.1');
await once(taken, 'listening');
const { port } = taken.address() as AddressInfo;
afterAll(async () => {
  taken.close();
  old.close();
  await s3.close();
  await rm(directory, { recursive: true, force: true });
});

const changed = (address: string, change: (url: URL) => void) => {
  const made = new URL(address);
  change(made);
  return made.href;
};
const wrongPassword = changed(url, (address) => {
  address.password = 'guess';
});
const noDatabase = changed(url, (address) => {
  address.pathname = '/nowhere';
});
const s3With = (from: string, to: string) => s3.url.replace(from, to);

test.each<[string, Record<string, string>, string]>([
  ['a short key', { SECRET_KEY: 'short' }, 'SECRET_KEY'],
  ['an unknown role', { ROLE: 'boss' }, 'ROLE'],
  ['a port that is none', { PORT: 'many' }, 'PORT'],
  ['a mail address that is none', { SMTP_URL: 'mail.example:25' }, 'SMTP_URL'],
  ['a database address that is none', { DATABASE_URL: 'localhost' }, 'DATABASE_URL'],
  ['a bucket address that is none', { FILES_S3_URL: 'bucket' }, 'FILES_S3_URL'],
  ['a folder that cannot be written', { DATA_DIR: join(file, 'data') }, 'DATA_DIR'],
  ['a folder in which none can be made', { DATA_DIR: '/proc/comptoir' }, 'DATA_DIR'],
  ['a proxy that is no address', { TRUSTED_PROXIES: 'my-proxy' }, 'TRUSTED_PROXIES'],
  ['a port in use', { PORT: String(port) }, `port ${port} is in use`],
  ['no database', { DATABASE_URL: 'postgres://x:y@127.0.0.1:9/z' }, 'does not answer'],
  ['a wrong password', { DATABASE_URL: wrongPassword }, 'password of DATABASE_URL'],
  ['a database that does not exist', { DATABASE_URL: noDatabase }, 'Create it first'],
  ['a PostgreSQL that is too old', { DATABASE_URL: old.url }, 'PostgreSQL 14.9'],
  ['a wrong S3 key', { FILES_S3_URL: s3With('S3RVER:', 'WRONG:') }, 'does not know the key'],
  ['a wrong bucket', { FILES_S3_URL: s3With('/comptoir', '/elsewhere') }, 'no bucket'],
  ['no S3', { FILES_S3_URL: 's3://a:b@127.0.0.1:9/c?tls=false' }, 'FILES_S3_URL'],
])('%s: one line, no stack, exit code 1', async (_, environment, reason) => {
  const started = startSuiteProcess({ DATABASE_URL: url, DATA_DIR: directory, ...environment });
  const { message } = await started.then(
    (suite) => suite.stop().then(() => new Error('it started')),
    (error: Error) => error,
  );
  const [ended, ...output] = message.split('\n').filter(Boolean);
  expect(ended).toBe('the suite ended with 1:');
  expect(output).toEqual([expect.stringContaining('Comptoir could not start: ')]);
  expect(output[0]).toContain(reason);
});
