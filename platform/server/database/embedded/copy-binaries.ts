import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { EmbeddedBinaries } from './embedded-binaries.ts';

/** Copies beside the target and renames: a copy that was cut short is never taken for a whole one. */
export function copyBinaries(from: EmbeddedBinaries, target: string): EmbeddedBinaries {
  if (!existsSync(target)) {
    const unfinished = `${target}.${process.pid}`;
    cpSync(from.home, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    openToAll(unfinished);
    moveUnlessThere(unfinished, target);
  }
  const moved = (binary: string) => join(target, relative(from.home, binary));
  return {
    initdb: moved(from.initdb),
    pgCtl: moved(from.pgCtl),
    postgres: moved(from.postgres),
    home: target,
    version: from.version,
  };
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    rmSync(from, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}
