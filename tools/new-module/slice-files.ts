import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renameSlice } from './rename-slice.ts';
import type { SliceNames } from './slice-names.ts';

const SLICE = join(import.meta.dirname, 'slice');
/** How the name of the slice's own migration begins. */
const OWN_MIGRATION = '2026-11-15-01';

/** The files of a whole new module by their paths in its folder: the slice beside this file, with other names. */
export function sliceFiles(
  names: SliceNames,
  { migration }: { migration: string },
): Record<string, string> {
  return Object.fromEntries(
    globSync('**/*.*', { cwd: SLICE })
      .toSorted()
      .map((path) => {
        const text = readFileSync(join(SLICE, path), 'utf8').replaceAll(OWN_MIGRATION, migration);
        return [renameSlice(path, names), renameSlice(text, names)];
      }),
  );
}
