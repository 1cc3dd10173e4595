import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start-embedded-postgres.ts';
import { hastySettings } from '#platform/testing/database/hasty-settings.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** For root, the database's user cannot enter this folder, so the data is stored elsewhere. */
const root = await mkdtemp(join(tmpdir(), 'comptoir-backup-'));
const here = join(root, 'here');
const archive = join(root, 'comptoir.zip');
const config = (more: Record<string, string> = {}) => readConfig({ DATA_DIR: here, ...more });

beforeAll(async () => {
  await onDatabase(
    here,
    `create schema migrations;
     create table migrations.kysely_migration (name text);
     insert into migrations.kysely_migration values ('one')`,
  );
  await mkdir(join(here, 'files', 'client'), { recursive: true });
  await writeFile(join(here, 'files', 'client', 'file'), 'content');
  await writeFile(join(here, 'files', 'client', 'other.part'), 'half');
  await writeFile(join(here, 'secret-key'), 'key', { mode: 0o600 });
  await makeBackup(config(), archive);
});

afterAll(async () => {
  for (const name of await readdir(root)) {
    const mark = join(root, name, 'postgres', 'elsewhere');
    if (existsSync(mark))
      await rm((await readFile(mark, 'utf8')).trim(), { recursive: true, force: true });
  }
  await rm(root, { recursive: true, force: true });
});

test('an archive holds the key, so only its owner can read it', async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
});

test('a folder is restored with its database, files and key, but without incomplete files', async () => {
  const there = join(root, 'there');
  const { aside } = await restoreBackup(archive, there, { replace: false });
  expect(aside).toBeUndefined();
  expect(await readFile(join(there, 'files', 'client', 'file'), 'utf8')).toBe('content');
  expect(await readdir(join(there, 'files', 'client'))).toEqual(['file']);
  expect((await stat(join(there, 'secret-key'))).mode & 0o777).toBe(0o600);
  expect(await onDatabase(there, 'select name from migrations.kysely_migration')).toEqual([
    { name: 'one' },
  ]);
});

test('existing data is replaced only on request, and the old data is set aside', async () => {
  const full = join(root, 'full');
  await onDatabase(full, 'create table of_before ()');
  await expect(restoreBackup(archive, full, { replace: false })).rejects.toThrow('holds data');
  await onDatabase(full, 'select from of_before');
  const { aside } = await restoreBackup(archive, full, { replace: true });
  expect(await onDatabase(full, 'select name from migrations.kysely_migration')).toHaveLength(1);
  expect(existsSync(join(aside ?? '', 'postgres', 'password'))).toBe(true);
});

test('a running installation is not overwritten', async () => {
  const database = await startEmbeddedPostgres({
    directory: join(here, 'postgres'),
    settings: hastySettings,
  });
  await expect(restoreBackup(archive, here, { replace: true })).rejects.toThrow('Stop it first');
  await database.stop();
});

test('an archive that was cut short or is another file is refused before anything is touched', async () => {
  const cut = join(root, 'cut.zip');
  await writeFile(cut, (await readFile(archive)).subarray(0, 100_000));
  const names = await readdir(root);
  await expect(restoreBackup(cut, join(root, 'new'), { replace: false })).rejects.toThrow(
    'is no whole backup of Comptoir',
  );
  expect(await readdir(root)).toEqual(names);
});

test('a backup goes neither over a file nor into the folder it is made of', async () => {
  await expect(makeBackup(config(), archive)).rejects.toThrow('is there already');
  await expect(makeBackup(config(), join(here, 'a.zip'))).rejects.toThrow('a place outside');
  await expect(
    makeBackup(config({ DATABASE_URL: 'postgres://elsewhere' }), join(root, 'a.zip')),
  ).rejects.toThrow('pg_dump');
});

async function onDatabase(folder: string, statement: string): Promise<unknown[]> {
  const database = await startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    settings: hastySettings,
  });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
    await database.stop();
  }
}
