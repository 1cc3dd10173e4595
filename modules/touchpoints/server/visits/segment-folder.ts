import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { open, readdir, stat, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '#platform/server/database/embedded/running-postmaster.ts';
import { parseVisit, type Visit } from './visit.ts';

/** An error of the file itself, to distinguish it from a lost database connection, which also fails in `read`. */
export class SegmentFault extends Error {
  constructor(cause: unknown) {
    super('a segment of the journal cannot be read', { cause });
  }

  get isMissing(): boolean {
    return (this.cause as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

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

/** True only if the writer has certainly ended; writers on other machines are recognised by the age of their files. */
function hasEnded(owner: string): boolean {
  if (own.has(owner)) return false;
  const [place, pid] = owner.split('-');
  if (place !== here()) return false;
  return Number(pid) === process.pid || !isAlive(Number(pid));
}

let known: string | undefined;

/** Boot id of the machine and process namespace: containers only see their own processes. */
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

/** Only Linux provides these. */
function orNothing(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

const ENDING = '.visits';
/** A segment is in use for seconds: one unchanged for this long was abandoned. */
const LEFT_AFTER_MS = 60_000;

/** Folder of the files between redirect and database. */
export class SegmentFolder {
  readonly #directory: string;
  #turn = 0;

  constructor(dataDirectory: string) {
    this.#directory = join(dataDirectory, 'visits');
  }

  newPath(owner: string): string {
    this.#turn += 1;
    return join(this.#directory, `${owner}.${String(this.#turn).padStart(9, '0')}${ENDING}`);
  }

  /** Segments of ended processes, oldest first. */
  async left(): Promise<string[]> {
    const found: { path: string; at: number }[] = [];
    for (const name of await readdir(this.#directory).catch(nothingIfMissing)) {
      if (!name.endsWith(ENDING)) continue;
      const path = join(this.#directory, name);
      const at = (await stat(path).catch(() => undefined))?.mtimeMs;
      if (at === undefined) continue;
      if (hasEnded(name.split('.')[0] ?? '') || Date.now() - at > LEFT_AFTER_MS)
        found.push({ path, at });
    }
    return found.sort((a, b) => a.at - b.at).map(({ path }) => path);
  }

  /**
   * Reads in portions, so that large segments need little memory, and skips unreadable lines. Throws a SegmentFault for
   * errors of the file; errors of the consumer pass through unchanged.
   */
  async *read(path: string, portion: number): AsyncGenerator<Visit[]> {
    try {
      await using file = await open(path);
      let visits: Visit[] = [];
      for await (const line of file.readLines()) {
        const visit = parseVisit(line);
        if (visit) visits.push(visit);
        if (visits.length < portion) continue;
        yield visits;
        visits = [];
      }
      if (visits.length > 0) yield visits;
    } catch (error) {
      throw new SegmentFault(error);
    }
  }

  async remove(path: string): Promise<void> {
    await unlink(path).catch((error: unknown) => {
      throw new SegmentFault(error);
    });
  }
}

/** Created with the first visit. */
function nothingIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
