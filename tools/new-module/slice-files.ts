import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renameSlice } from './rename-slice.ts';
import type { SliceNames } from './slice-names.ts';

const SLICE = join(import.meta.dirname, 'slice');
/** The day the slice's own migration was written on. */
const WRITTEN_ON = '2026-11-15';

/** The files of a whole new module by their paths in its folder: the slice beside this file, with other names. */
export function sliceFiles(names: SliceNames, today = new Date()): Record<string, string> {
  const day = today.toISOString().slice(0, 10);
  return Object.fromEntries(
    globSync('**/*.*', { cwd: SLICE })
      .toSorted()
      .map((path) => {
        const text = readFileSync(join(SLICE, path), 'utf8').replaceAll(
          `'${WRITTEN_ON}-`,
          `'${day}-`,
        );
        return [renameSlice(path, names), renameSlice(text, names)];
      }),
  );
}
