import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file and folder below a folder, by its path from there; links are followed, what goes meanwhile is left out. */
export async function* filesBelow(
  root: string,
  leaveOut: (path: string) => boolean,
  below = '',
): AsyncGenerator<{ path: string; isFolder: boolean }> {
  for (const name of (await readdir(join(root, below)).catch(nothingIfGone)).sort()) {
    const path = below ? `${below}/${name}` : name;
    if (leaveOut(path)) continue;
    const found = await stat(join(root, path)).catch(() => undefined);
    if (!found?.isDirectory() && !found?.isFile()) continue;
    yield { path, isFolder: found.isDirectory() };
    if (found.isDirectory()) yield* filesBelow(root, leaveOut, path);
  }
}

function nothingIfGone(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
