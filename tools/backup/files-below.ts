import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** All files and folders below a folder, by relative path; follows links and skips files deleted during the walk. */
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
