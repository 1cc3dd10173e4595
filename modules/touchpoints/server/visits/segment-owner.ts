import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { isAlive } from '#platform/server/database/embedded/is-alive.ts';

/** Journals of this process that are in use; tests have several. */
const own = new Set<string>();

/**
 * The file name identifies the writer of a segment by machine, process id and a random value. Machines may share the
 * folder, so a process id alone is not unique.
 */
export function newOwner(): { name: string; leave(): void } {
  const name = `${here()}-${process.pid}-${randomBytes(6).toString('hex')}`;
  own.add(name);
  return { name, leave: () => void own.delete(name) };
}

/** Certainly ended; one that runs elsewhere is never, and shows by the age of its files. */
export function hasEnded(owner: string): boolean {
  if (own.has(owner)) return false;
  const [place, pid] = owner.split('-');
  if (place !== here()) return false;
  return Number(pid) === process.pid || !isAlive(Number(pid));
}

let known: string | undefined;

/** The machine since it was started, and what of its processes can be seen from here: containers see only their own. */
function here(): string {
  known ??= createHash('sha256')
    .update([hostname(), bootId(), processesInSight()].join(' '))
    .digest('hex')
    .slice(0, 12);
  return known;
}

function bootId(): string {
  return orNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
}

function processesInSight(): string {
  return orNothing(() => readlinkSync('/proc/self/ns/pid'));
}

/** Other systems than Linux have neither. */
function orNothing(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
