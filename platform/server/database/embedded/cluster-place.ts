import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { copyBinaries } from './copy-binaries.ts';
import { canEnter, canRun, type DatabaseUser, databaseUser } from './database-user.ts';
import { type EmbeddedBinaries, embeddedBinaries } from './embedded-binaries.ts';
import { noteOrigin, sweepAbandoned } from './sweep-abandoned.ts';

/** Paths of an embedded server and the user that runs it. */
export interface ClusterPlace {
  binaries: EmbeddedBinaries;
  user: DatabaseUser | undefined;
  /** The data directory proper. */
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
