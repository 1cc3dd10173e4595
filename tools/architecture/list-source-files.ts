import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

const NOT_OURS = new Set(['node_modules', '.git', '.data', '.dist', '.test', '.screens']);
const BROKEN_ON_PURPOSE = 'tools/architecture/examples';

/** Every file written by hand, relative to the root. */
export function listSourceFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry: Dirent) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (NOT_OURS.has(entry.name) || path === BROKEN_ON_PURPOSE) return [];
    if (entry.isDirectory()) return listSourceFiles(root, path);
    return entry.isFile() ? [path] : [];
  });
}
