import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

interface Load {
  /** Sum over all scripts, each gzipped separately as the server sends them. */
  gzipBytes: number;
  scripts: string[];
}

/**
 * Measures the scripts that a screen downloads: the given sources, by their names in the build manifest, and all their
 * imports. Scripts of the `already` sources are not counted.
 */
export async function measureLoad(
  built: string,
  sources: readonly string[],
  already: readonly string[] = [],
): Promise<Load> {
  const manifest = await readManifest(built);
  const known = scriptsOf(manifest, already);
  const scripts = [...scriptsOf(manifest, sources)].filter((file) => !known.has(file)).sort();
  const sizes = await Promise.all(
    scripts.map(async (file) => gzipSync(await readFile(join(built, file))).length),
  );
  return { gzipBytes: sizes.reduce((sum, size) => sum + size, 0), scripts };
}

/** The sources of a build that a router loads lazily. */
export async function listBuildSources(built: string, matching: RegExp): Promise<string[]> {
  return Object.keys(await readManifest(built)).filter((source) => matching.test(source));
}

async function readManifest(built: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(built, '.vite/manifest.json'), 'utf8'));
}

function scriptsOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const scripts = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    const chunk = manifest[source];
    if (!chunk) throw new Error(`the build has no ${source}`);
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return scripts;
}
