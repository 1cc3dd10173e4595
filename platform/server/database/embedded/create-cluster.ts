import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ClusterPlace } from './cluster-place.ts';
import { runBinary } from './run-binary.ts';
import { isAlive } from './running-postmaster.ts';
import { SETTINGS_FILE } from './server-settings.ts';

export const OWNER = 'comptoir';

/**
 * Creates the data directory if it does not exist. It is built under another name and then renamed, so that an
 * interrupted start leaves no partial database and only one of two first starts wins.
 */
export async function createCluster(
  place: ClusterPlace,
  options: { password: string; durable: boolean },
): Promise<void> {
  if (existsSync(place.cluster)) return requireSameMajorVersion(place);
  removeUnfinished(place.cluster);
  const unfinished = `${place.cluster}.new-${process.pid}`;
  const passwordFile = join(place.run, `password-${process.pid}`);
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    writeFileSync(passwordFile, options.password, { mode: 0o600 });
    if (place.user) {
      chownSync(unfinished, place.user.uid, place.user.gid);
      chownSync(passwordFile, place.user.uid, place.user.gid);
    }
    await runBinary(place, 'initdb', [
      `--pgdata=${unfinished}`,
      `--username=${OWNER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The root Unicode collation sorts names of all six languages as users expect, and identically on every machine.
      '--locale-provider=icu',
      '--icu-locale=und',
      '--locale=C',
      ...(options.durable ? [] : ['--no-sync']),
    ]);
    appendFileSync(join(unfinished, 'postgresql.conf'), `include '${SETTINGS_FILE}'\n`);
    renameSync(unfinished, place.cluster);
  } catch (error) {
    if (!existsSync(place.cluster)) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function removeUnfinished(cluster: string): void {
  for (const name of readdirSync(dirname(cluster))) {
    const [, pid] = name.match(`^${basename(cluster)}\\.new-(\\d+)$`) ?? [];
    if (pid && !isAlive(Number(pid)))
      rmSync(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

function requireSameMajorVersion(place: ClusterPlace): void {
  const made = readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim();
  const [major] = place.binaries.version.split('.');
  if (made === major) return;
  throw new Error(
    `The database in ${place.cluster} was made by PostgreSQL ${made}, and this version of Comptoir brings ${major}. Carry the data over with pg_dump of version ${made}, or remove the directory to start afresh.`,
  );
}

/** Created at the first start, readable only by this user. */
export function clusterPassword(place: ClusterPlace): string {
  if (existsSync(place.cluster) && !existsSync(place.passwordFile)) {
    throw new Error(
      `The database in ${place.cluster} is there but its password file ${place.passwordFile} is gone. Put it back, or remove the database to start afresh.`,
    );
  }
  try {
    // Exclusive, because two simultaneous first starts must use the same password.
    writeFileSync(place.passwordFile, randomBytes(24).toString('base64url'), {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(place.passwordFile, 'utf8').trim();
}
