import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runningPostmaster } from './running-postmaster.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const module = pathToFileURL(join(import.meta.dirname, 'start-embedded-postgres.ts')).href;
const settings = { fsync: 'off', shared_buffers: '16MB', max_connections: 20 };
const root = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
// A temporary directory is closed to others at first, and root's database runs as another user.
chmodSync(root, 0o755);
const directory = join(root, 'postgres');
/** Known after the first start: in a checkout that only root may enter, the data is stored elsewhere. */
let cluster: string;
const holders: ChildProcess[] = [];

/** Another process of ours that starts the server on the same directory and holds it. */
async function startHolder(): Promise<{ process: ChildProcess; url: string }> {
  const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const server = await startEmbeddedPostgres(${JSON.stringify({ directory, settings })});
    process.stdout.write(server.url);
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push(holder);
  const [url] = await once(holder.stdout, 'data');
  return { process: holder, url: String(url) };
}

async function kill(victim: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(victim, 'exit');
  victim.kill(signal);
  await gone;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  const server = await startEmbeddedPostgres({ directory, settings });
  await query(server.url, 'create table kept (word text)');
  cluster = join(stateOf(directory), 'cluster');
  await server.stop();
});

afterEach(async () => {
  for (const holder of holders.splice(0))
    if (holder.exitCode === null && holder.signalCode === null) await kill(holder, 'SIGTERM');
});

afterAll(() => {
  for (const requestedDirectory of [directory, join(root, 'other')])
    rmSync(stateOf(requestedDirectory), { recursive: true, force: true });
  rmSync(root, { recursive: true, force: true });
});

describe('an embedded PostgreSQL', () => {
  test('uses UTF-8 and UTC, and sorts names as people expect', async () => {
    const server = await startEmbeddedPostgres({ directory, settings });
    try {
      const [row] = await query(
        server.url,
        `select current_setting('server_encoding') as encoding, current_setting('timezone') as zone,
           (select string_agg(name, ' ' order by name) from (values ('zoé'), ('Émile'), ('adam')) as t(name)) as names`,
      );
      expect(row).toEqual({ encoding: 'UTF8', zone: 'UTC', names: 'adam Émile zoé' });
    } finally {
      await server.stop();
    }
  });

  test('retains its port and its password, which only its owner can read', async () => {
    const first = await startEmbeddedPostgres({ directory, settings });
    await first.stop();
    const second = await startEmbeddedPostgres({ directory, settings });
    await second.stop();
    expect(second.url).toBe(first.url);
    expect(statSync(join(directory, 'password')).mode & 0o777).toBe(0o600);
  });

  test('listens only on this machine and requires the password', async () => {
    const server = await startEmbeddedPostgres({ directory, settings });
    try {
      expect(await query(server.url, 'show listen_addresses')).toEqual([
        { listen_addresses: '127.0.0.1' },
      ]);
      const wrong = new URL(server.url);
      wrong.password = 'guess';
      await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    } finally {
      await server.stop();
    }
  });

  test('runs as another user when root starts it', async () => {
    const server = await startEmbeddedPostgres({ directory, settings });
    await server.stop();
    if (process.getuid?.() === 0) expect(statSync(cluster).uid).not.toBe(0);
    else expect(statSync(cluster).uid).toBe(process.getuid?.());
  });

  test('refuses a second owner and names the first', async () => {
    const holder = await startHolder();
    await expect(startEmbeddedPostgres({ directory, settings })).rejects.toThrow(
      `already running in this checkout (comptoir, process ${holder.process.pid})`,
    );
    expect(await query(holder.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('stops with its owner on SIGTERM', async () => {
    const holder = await startHolder();
    await kill(holder.process, 'SIGTERM');
    await expect.poll(() => runningPostmaster(cluster)).toBeUndefined();
  });

  test('is taken over when its owner was killed, with all that was written', async () => {
    const holder = await startHolder();
    await query(holder.url, `insert into kept values ('written before the kill')`);
    const orphan = runningPostmaster(cluster);
    await kill(holder.process, 'SIGKILL');
    const server = await startEmbeddedPostgres({ directory, settings });
    try {
      expect(runningPostmaster(cluster)).toEqual(orphan);
      expect(await query(server.url, `select word from kept where word like '%kill'`)).toEqual([
        { word: 'written before the kill' },
      ]);
    } finally {
      await server.stop();
    }
    expect(runningPostmaster(cluster)).toBeUndefined();
  });

  test('starts again after its owner and itself were killed', async () => {
    const holder = await startHolder();
    const pid = postmasterPid();
    await kill(holder.process, 'SIGKILL');
    process.kill(pid, 'SIGKILL');
    const server = await startEmbeddedPostgres({ directory, settings });
    try {
      expect(runningPostmaster(cluster)?.pid).not.toBe(pid);
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      await server.stop();
    }
  });

  test('restarts automatically at the same address when only it was killed', async () => {
    const server = await startEmbeddedPostgres({ directory, settings });
    try {
      await query(server.url, `insert into kept values ('written before it died')`);
      const pid = postmasterPid();
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => server.goneSince).toBeDefined();
      await expect.poll(() => server.goneSince).toBeUndefined();
      expect(runningPostmaster(cluster)?.pid).not.toBe(pid);
      expect(await query(server.url, `select word from kept where word like '%died'`)).toEqual([
        { word: 'written before it died' },
      ]);
    } finally {
      await server.stop();
    }
    expect(runningPostmaster(cluster)).toBeUndefined();
  });

  test('leaves a stranger alone that got the number of a dead server', async () => {
    const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? ownerOfCluster() : {});
    try {
      writeFileSync(
        join(cluster, 'postmaster.pid'),
        `${stranger.pid}\n${cluster}\n0\n5432\n\n127.0.0.1\n  1 1\nready\n`,
      );
      const server = await startEmbeddedPostgres({ directory, settings });
      await server.stop();
      expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    } finally {
      await kill(stranger, 'SIGKILL');
    }
  });

  test('restarts an orphan that runs with other settings', async () => {
    const holder = await startHolder();
    await kill(holder.process, 'SIGKILL');
    const server = await startEmbeddedPostgres({
      directory,
      settings: { ...settings, max_connections: 25 },
    });
    try {
      expect(await query(server.url, 'show max_connections')).toEqual([{ max_connections: '25' }]);
    } finally {
      await server.stop();
    }
  });

  test('removes what a killed first start left behind', async () => {
    const other = join(root, 'other');
    const first = await startEmbeddedPostgres({ directory: other, settings });
    await first.stop();
    const state = stateOf(other);
    const unfinished = join(state, 'cluster.new-999999999');
    renameSync(join(state, 'cluster'), unfinished);
    rmSync(join(other, 'password'));
    const server = await startEmbeddedPostgres({ directory: other, settings });
    await server.stop();
    expect(existsSync(unfinished)).toBe(false);
    expect(existsSync(join(state, 'cluster', 'PG_VERSION'))).toBe(true);
  });

  test.runIf(process.getuid?.() === 0)(
    'works in a directory that only root may enter, and leaves nothing elsewhere when that is gone',
    async () => {
      const closed = join(root, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const options = { directory: join(closed, 'postgres'), settings };
      const first = await startEmbeddedPostgres(options);
      await query(first.url, 'create table kept ()');
      await first.stop();
      const again = await startEmbeddedPostgres(options);
      await query(again.url, 'select from kept');
      await again.stop();
      const state = stateOf(options.directory);
      expect(existsSync(join(options.directory, 'cluster'))).toBe(false);
      rmSync(options.directory, { recursive: true });
      const afresh = await startEmbeddedPostgres(options);
      await expect(query(afresh.url, 'select from kept')).rejects.toMatchObject({ code: '42P01' });
      await afresh.stop();
      rmSync(closed, { recursive: true });
      mkdirSync(closed, { mode: 0o700 });
      const other = await startEmbeddedPostgres({ directory: join(closed, 'other'), settings });
      await other.stop();
      expect(existsSync(state)).toBe(false);
      rmSync(stateOf(join(closed, 'other')), { recursive: true });
    },
  );
});

function stateOf(requestedDirectory: string): string {
  const mark = join(requestedDirectory, 'elsewhere');
  return existsSync(mark) ? readFileSync(mark, 'utf8').trim() : requestedDirectory;
}

function ownerOfCluster(): { uid: number; gid: number } {
  const { uid, gid } = statSync(cluster);
  return { uid, gid };
}

function postmasterPid(): number {
  const running = runningPostmaster(cluster);
  if (!running) throw new Error('no server runs');
  return running.pid;
}
