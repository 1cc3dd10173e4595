import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface RunningPostmaster {
  pid: number;
  port: number;
}

/** The server that currently runs on this data directory, regardless of which process started it. */
export function runningPostmaster(cluster: string): RunningPostmaster | undefined {
  const lines = readPidFile(cluster);
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  return isPostmaster(pid, cluster) ? { pid, port } : undefined;
}

/**
 * After kill -9, the process id in postmaster.pid may belong to another process, and PostgreSQL would refuse to start. The
 * file is deleted only if no process uses the old server's shared memory, which is PostgreSQL's own check.
 */
export function forgetDeadPostmaster(cluster: string): void {
  const lines = readPidFile(cluster);
  const pid = Number(lines[0]);
  const memory = lines[6]?.trim().split(/\s+/)[1];
  if (!isAlive(pid) || isPostmaster(pid, cluster) || isAttached(memory)) return;
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

function readPidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Checks the command line, which any user may read and which contains the data directory. */
function isPostmaster(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  const command = commandLine(pid);
  return command.includes('postgres') && command.includes(cluster);
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

function isAttached(memory: string | undefined): boolean {
  if (!memory || process.platform !== 'linux') return false;
  try {
    const [header = '', ...rows] = readFileSync('/proc/sysvipc/shm', 'utf8').split('\n');
    const columns = header.trim().split(/\s+/);
    const row = rows
      .map((line) => line.trim().split(/\s+/))
      .find((cells) => cells[columns.indexOf('shmid')] === memory);
    return Number(row?.[columns.indexOf('nattch')] ?? 0) > 0;
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process is alive but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
