import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
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
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { restoreClientCall } from '#modules/directory/contract/clients/client-calls.ts';
import { getClientLeadCall } from '#modules/leads/contract/leads/lead-calls.ts';
import { getDashboardCall } from '#modules/profile-hub/contract/dashboard.ts';
import {
  MANIFEST,
  manifestSchema,
  tableEntry,
} from '#platform/server/client-archive/archive-manifest.ts';
import type { MergedClientData } from '#platform/server/client-archive/client-data.ts';
import { readClientTables } from '#platform/server/client-archive/client-tables.ts';
import { importClient } from '#platform/server/client-archive/import-client.ts';
import { writeClientArchive } from '#platform/server/client-archive/write-client-archive.ts';
import { storeKey } from '#platform/server/files/stored-file.ts';
import { type TestApp, testApp } from '#platform/testing/test-app.ts';
import { demoClients, demoUsers } from '#suite/demo/demo-people.ts';
import { demoTestApp } from '#suite/demo/testing/demo-test-app.ts';

const [demoClient, smallClient] = demoClients;
const source = await demoTestApp();
const destination = await testApp({
  work: false,
  environment: { SECRET_KEY: 'the key of another installation, as long as it must be' },
});
const folder = await mkdtemp(join(tmpdir(), 'comptoir-archive-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const archiveFile = (file: string) => ({
  name: file,
  open: async () => new BlobReader(await openAsBlob(file)),
});

async function archiveOf(client: { id: string; name: string } | undefined) {
  if (!client) throw new Error('the demo has two clients');
  const path = join(folder, `${client.id}.zip`);
  const { stream, manifest } = writeClientArchive({
    app: source.app,
    client: { id: client.id, name: client.name },
    signal: new AbortController().signal,
    progress: () => {},
  });
  await pipeline(stream, createWriteStream(path));
  return { path, manifest: await manifest };
}

const bringIn = (path: string, changed: Partial<MergedClientData> = {}) =>
  importClient({
    databaseUrl: destination.databaseUrl,
    store: destination.app.files.store,
    clientData: { ...destination.app.clientData, ...changed },
    source: archiveFile(path),
  });

/** Tables of the other installation with data of the client. */
async function usedTables(clientId: string): Promise<string[]> {
  const db = destination.app.database.acrossClients();
  const used: string[] = [];
  for (const { name } of await readClientTables({ db }, { leftOut: {}, emptied: {} })) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)} where client_id = ${clientId}`.execute(db);
    if ((rows[0]?.count ?? 0) > 0) used.push(name);
  }
  return used;
}

/** Content of each archived table, without the entry of the import itself, and with other ids for linked users. */
async function contents({ app }: TestApp, ids: readonly (readonly [string, string])[] = []) {
  const db = app.database.acrossClients();
  const found: Record<string, unknown> = {};
  for (const { name, columns } of await readClientTables({ db }, app.clientData)) {
    const names = sql.join(columns.map((column) => sql.id(column)));
    const line = ids.reduce(
      (text, [from, to]) => sql`replace(${text}, ${from}, ${to})`,
      sql`to_jsonb(held)::text`,
    );
    const part = app.clientData.partly[name]?.where ?? sql`true`;
    const isImport = sql`(record = 'directory.clients' and action = 'changed' and after ? 'archived_at')`;
    const { rows } = await sql<{ count: number; hash: string }>`
      select count(*) as count, md5(string_agg(line, ',' order by line)) as hash from (
        select ${line} as line from (
          select ${names} from ${sql.table(name)} where client_id = ${client.id} and ${part}
            ${name === 'platform.audit_entries' ? sql`and not ${isImport}` : sql``}) as held) as lines`.execute(
      db,
    );
    found[name] = rows[0];
  }
  return found;
}

const { path, manifest } = await archiveOf(demoClient);
const client = manifest.client;

test('an archive has no secret of the installation and names what it leaves out [BEY-07]', async () => {
  const tables = manifest.tables.map(({ name }) => name);
  expect(tables).toEqual(
    expect.arrayContaining(['directory.clients', 'leads.leads', 'platform.files']),
  );
  expect(tables).not.toContain('platform.webhook_endpoints');
  expect(Object.keys(manifest.leftOut)).toContain('platform.webhook_endpoints');
  expect(manifest.files).toMatchObject({ missing: [] });
  expect(manifest.files.count).toBeGreaterThan(0);
  const { rows } = await sql<{ hash: string }>`
    select password_hash as hash from accounts.users where password_hash is not null limit 1`.execute(
    source.app.database.acrossClients(),
  );
  expect(rows[0]?.hash).toBeTruthy();
  expect(source.app.clientData.above.flatMap(({ columns }) => columns ?? [])).not.toContain(
    'password_hash',
  );
});

test('a changed archive, and an import that fails at its end, leave nothing [BEY-07]', async () => {
  const small = await archiveOf(smallClient);
  const bytes = await readFile(small.path);
  const broken = join(folder, 'broken.zip');
  const middle = Math.floor(bytes.length / 2);
  await writeFile(broken, Buffer.concat([bytes.subarray(0, middle), bytes.subarray(middle + 1)]));
  await expect(bringIn(broken)).rejects.toThrow('not a complete archive');
  const finish = () => Promise.reject(new Error('killed'));
  const above = destination.app.clientData.above.map((rows) => ({ ...rows, finish }));
  await expect(bringIn(small.path, { above })).rejects.toThrow('killed');
  const left = await usedTables(small.manifest.client.id);
  expect(left.filter((name) => name !== 'platform.file_objects')).toEqual([]);
});

/** The archive with other rows in one table, and a manifest that fits them. */
async function forge(from: string, name: string, change: (row: Record<string, unknown>) => void) {
  const zip = new ZipReader(new BlobReader(await openAsBlob(from)));
  const forged = new ZipWriter(new BlobWriter());
  const entries = (await zip.getEntries()).filter((entry) => !entry.directory);
  const contentOf = (entry: (typeof entries)[number] | undefined) =>
    entry?.getData(new TextWriter()) ?? '';
  const find = (path: string) => entries.find(({ filename }) => filename === path);
  const lines = (await contentOf(find(tableEntry(name)))).trimEnd().split('\n');
  const rows = lines.map((line): Record<string, unknown> => JSON.parse(line));
  for (const row of rows.slice(0, 1)) change(row);
  const text = `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
  const described = manifestSchema.parse(JSON.parse(await contentOf(find(MANIFEST))));
  const sha256 = createHash('sha256').update(text).digest('hex');
  const tables = described.tables.map((table) =>
    table.name === name ? { ...table, sha256, bytes: Buffer.byteLength(text) } : table,
  );
  const changed = new Map([
    [tableEntry(name), text],
    [MANIFEST, JSON.stringify({ ...described, tables })],
  ]);
  for (const entry of entries) {
    const content = changed.get(entry.filename);
    const bytes = content ?? (await entry.getData(new Uint8ArrayWriter()));
    await forged.add(
      entry.filename,
      typeof bytes === 'string' ? new TextReader(bytes) : new Uint8ArrayReader(bytes),
    );
  }
  const path = join(folder, 'forged.zip');
  await writeFile(path, (await forged.close()).stream());
  return path;
}

test('an archive that was changed to bring in rows of another client is refused [BEY-07]', async () => {
  const small = await archiveOf(smallClient);
  const victim = await destination.people.client();
  const other = await forge(small.path, 'directory.clients', (row) => {
    row.id = randomUUID();
  });
  await expect(bringIn(other)).rejects.toThrow();
  const foreign = await forge(small.path, 'directory.products', (row) => {
    row.client_id = victim.id;
  });
  await expect(bringIn(foreign)).rejects.toThrow('directory.products');
  expect(await usedTables(victim.id)).not.toContain('directory.products');
});

test('a client is the same in the other installation, row by row, and works there [BEY-07]', async () => {
  const known = demoUsers[0];
  const linked = await destination.people.user({ email: known?.email ?? '' });
  const done = await bringIn(path);
  expect(done.rows).toBe(manifest.tables.reduce((sum, { rows }) => sum + rows, 0));

  const ids = [[known?.id ?? '', linked.id]] as const;
  expect(await contents(destination)).toEqual(await contents(source, ids));
  const { rows: work } = await sql<{ jobs: number; mails: number; events: number }>`
    select (select count(*) from pgboss.job) as jobs, (select count(*) from platform.outbox) as mails,
      (select count(*) from platform.events) as events`.execute(
    destination.app.database.acrossClients(),
  );
  expect(work).toEqual([{ jobs: 0, mails: 0, events: 0 }]);

  const superAdmin = await destination
    .visitor()
    .as(await destination.people.user({ superAdmin: true }));
  const params = { uuid: client.id };
  const restored = await superAdmin.call(restoreClientCall, { params, body: {} });
  expect(restored.body).toMatchObject({ name: client.name, archivedAt: null });
  const db = destination.app.database.ofClient(client.id);
  const { rows: leads } = await sql<{ id: string }>`select id from leads.leads limit 1`.execute(db);
  const lead = await superAdmin.call(getClientLeadCall, {
    params: { clientId: client.id, leadId: leads[0]?.id ?? '' },
  });
  expect(lead.status).toBe(200);
  const brandId = demoClient?.brandId ?? '';
  const dashboard = await superAdmin.call(getDashboardCall, { query: { brandId } });
  expect(dashboard.body.totalProfiles.count).toBe(
    manifest.tables.find(({ name }) => name === 'profile_hub.contacts')?.rows,
  );
  const { rows: files } = await sql<{ id: string; size: number }>`
    select id, size from platform.files where size > 0 limit 1`.execute(db);
  const key = storeKey({ clientId: client.id, id: files[0]?.id ?? '' });
  expect(await buffer(await destination.app.files.store.read(key))).toHaveLength(
    files[0]?.size ?? 0,
  );

  await expect(bringIn(path)).rejects.toThrow('already');
});

test('an archive of another version is refused with the version that is needed [BEY-07]', async () => {
  const connection = new pg.Client({ connectionString: destination.databaseUrl });
  await connection.connect();
  try {
    await connection.query(
      `insert into migrations.kysely_migration values ('9999-01-01-01-later', '')`,
    );
    await expect(bringIn(path)).rejects.toThrow('it lacks 9999-01-01-01-later');
  } finally {
    await connection.query(
      `delete from migrations.kysely_migration where name = '9999-01-01-01-later'`,
    );
    await connection.end();
  }
});
