import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NameForms, nameForms } from './name-forms.ts';
import type { SliceNames } from './slice-names.ts';

/**
 * Names of the template slice in this folder. Each has two words, so that every form is distinct: `stampCard` is code,
 * `stamp_card` is a table.
 */
const TEMPLATE: SliceNames = {
  module: nameForms('corner-shop'),
  record: nameForms('stamp-card'),
  records: nameForms('stamp-cards'),
};

const SLICE = join(import.meta.dirname, 'slice');

/** Files of a new module without records, by path: the template next to this file with other names. */
export function sliceFiles(names: SliceNames): Record<string, string> {
  return Object.fromEntries(
    globSync('**/*.*', { cwd: SLICE })
      .toSorted()
      .map((path) => {
        const text = readFileSync(join(SLICE, path), 'utf8');
        return [renameSlice(path, names), renameSlice(text, names)];
      }),
  );
}

/** Renames a path or text of the template for a module. */
export function renameSlice(text: string, names: SliceNames): string {
  const pairs = new Map(
    // The plural first: it begins with the singular.
    (['records', 'record', 'module'] as const).flatMap((part) =>
      (Object.keys(TEMPLATE[part]) as (keyof NameForms)[]).map(
        (form) => [TEMPLATE[part][form], names[part][form]] as const,
      ),
    ),
  );
  return text.replace(
    new RegExp([...pairs.keys()].join('|'), 'g'),
    (found) => pairs.get(found) ?? found,
  );
}
