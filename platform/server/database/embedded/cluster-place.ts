import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { copyBinaries, type EmbeddedBinaries, embeddedBinaries } from './embedded-binaries.ts';
import { runningPostmaster } from './running-postmaster.ts';

const ORIGIN = 'origin';

/** Paths of an embedded server and the user that runs it. */
export interface ClusterPlace {
  binaries: EmbeddedBinaries;
  user: DatabaseUser | undefined;
  /** PostgreSQL's data directory. */
  cluster: string;
  /** Log and socket. */
  run: string;
  /** Stored in the requested directory, which only this user can read. */
  passwordFile: string;
  portFile: string;
  /** True when an earlier start left data here that its checkout no longer references. */
  abandoned: boolean;
}

const ELSEWHERE = '/var/lib/comptoir';

/**
 * Data is stored in the requested directory. If root starts the process in a directory that the database user cannot
 * enter, data and binaries move to a shared directory. A marker file in the requested directory records this.
 */
export async function clusterPlace(directory: string): Promise<ClusterPlace> {
  const original = await embeddedBinaries();
  mkdirSync(directory, { recursive: true });
  const own = realpathSync(directory);
  const user = databaseUser();
  const mark = join(own, 'elsewhere');
  const passwordFile = join(own, 'password');
  const portFile = join(own, 'port');
  const reachable =
    !user || (!existsSync(mark) && canEnter(user, own) && canRun(user, original.postgres));
  if (reachable) {
    const place = placeIn(own, user);
    return { binaries: original, user, ...place, passwordFile, portFile, abandoned: false };
  }
  if (existsSync(join(own, 'cluster'))) {
    throw new Error(
      `The database in ${own} belongs to the user ${user.name}, who cannot enter that directory any more. Let it in (chmod a+x on each parent) or move the directory away to start afresh.`,
    );
  }
  const state = join(ELSEWHERE, createHash('sha256').update(own).digest('hex').slice(0, 16));
  const abandoned = existsSync(join(state, 'cluster')) && readMark(mark) !== state;
  openToAll(ELSEWHERE);
  openToAll(state);
  noteOrigin(state, own);
  sweepAbandoned(ELSEWHERE);
  const binaries = copyBinaries(original, join(ELSEWHERE, `native-${original.version}`));
  const place = placeIn(state, user);
  writeFileSync(mark, `${state}\n`);
  return { binaries, user, ...place, passwordFile, portFile, abandoned };
}

function placeIn(state: string, user: DatabaseUser | undefined) {
  const run = join(state, 'run');
  mkdirSync(run, { recursive: true, mode: 0o700 });
  if (user) chownSync(run, user.uid, user.gid);
  return { cluster: join(state, 'cluster'), run };
}

function readMark(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/** Sets the mode explicitly, because a strict umask would exclude the database user. */
function openToAll(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

/** Records which checkout the relocated data belongs to. */
function noteOrigin(state: string, directory: string): void {
  writeFileSync(join(state, ORIGIN), `${directory}\n`);
}

/**
 * Deletes data of deleted temporary directories. Other data stays: a missing checkout may be on a disk that is not mounted
 * now.
 */
function sweepAbandoned(elsewhere: string): void {
  const temporary = realpathSync(tmpdir()) + sep;
  for (const name of readdirSync(elsewhere)) {
    const state = join(elsewhere, name);
    const origin = originOf(state);
    if (!origin?.startsWith(temporary) || existsSync(origin)) continue;
    if (runningPostmaster(join(state, 'cluster'))) continue;
    rmSync(state, { recursive: true, force: true });
  }
}

function originOf(state: string): string | undefined {
  const file = join(state, ORIGIN);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

interface DatabaseUser {
  name: string;
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root runs it as another user. Other users run it as themselves. */
function databaseUser(): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = findUser('postgres') ?? findUser('nobody');
  if (!user) {
    throw new Error(
      'PostgreSQL cannot run as root, and this machine has neither a user "postgres" nor "nobody". Add one, start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return user;
}

function findUser(name: string): DatabaseUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : undefined;
}

/** Tests access by trying it, because permissions, access lists and mounts all matter. */
function canEnter(user: DatabaseUser, folder: string): boolean {
  const { uid, gid } = user;
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { uid, gid, cwd: '/' }).status === 0;
}

function canRun(user: DatabaseUser, binary: string): boolean {
  const { uid, gid } = user;
  return spawnSync(binary, ['--version'], { uid, gid, cwd: '/' }).status === 0;
}
