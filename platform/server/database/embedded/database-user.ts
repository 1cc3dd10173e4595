import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface DatabaseUser {
  name: string;
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root runs it as another user. Other users run it as themselves. */
export function databaseUser(): DatabaseUser | undefined {
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
export function canEnter(user: DatabaseUser, folder: string): boolean {
  const { uid, gid } = user;
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { uid, gid, cwd: '/' }).status === 0;
}

export function canRun(user: DatabaseUser, binary: string): boolean {
  const { uid, gid } = user;
  return spawnSync(binary, ['--version'], { uid, gid, cwd: '/' }).status === 0;
}
