import { open, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { SegmentFault } from './segment-fault.ts';
import { hasEnded } from './segment-owner.ts';
import type { Visit } from './visit.ts';
import { parseVisit } from './visit-line.ts';

const ENDING = '.visits';
/** A segment is in use for seconds: one that rested so long has been left. */
const LEFT_AFTER_MS = 60_000;

/** The files between a redirect and the database. */
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

  /** What processes that are no more have left behind, the oldest first. */
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

/** It is made with the first visit. */
function nothingIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
